/** Test environments and older browsers have no popovers, and do not know the selector. */
export const isPopoverOpen = (element: HTMLElement): boolean =>
  "hidePopover" in element && CSS.supports("selector(:popover-open)") && element.matches(":popover-open");
