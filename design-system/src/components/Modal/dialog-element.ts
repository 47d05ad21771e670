/** Opens a dialog as a modal. In test environments without modal dialogs, such as jsdom, only its attribute changes. */
export function showModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (isPopoverOpen(dialog)) dialog.hidePopover?.();
  if (typeof dialog.showModal === "function") dialog.showModal();
  else dialog.setAttribute("open", "");
  // The browser has focused the first control.
  dialog.focus({ preventScroll: true });
}

export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === "function") dialog.close();
  else dialog.removeAttribute("open");
}

/** Whether a button has opened it before script. */
export const isShowing = (dialog: HTMLDialogElement): boolean => dialog.open || isPopoverOpen(dialog);

/** Test environments and older browsers have no popovers, and do not know the selector. */
const isPopoverOpen = (dialog: HTMLDialogElement): boolean =>
  "hidePopover" in dialog && CSS.supports("selector(:popover-open)") && dialog.matches(":popover-open");

/** Resolves when a dialog has left the screen. */
export async function exitAnimation(dialog: HTMLDialogElement): Promise<void> {
  const animations = typeof dialog.getAnimations === "function" ? dialog.getAnimations() : [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
