/** The number of open dialogs and drawers. */
let panels = 0;

/**
 * A ref that blocks page scrolling while the element is mounted and reserves the scrollbar's width, so that nothing
 * shifts. The stylesheet does the rest.
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (panels === 0) {
    // Not a custom property: all elements would inherit it and need their styles recalculated before the panel
    // shows.
    page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
    page.dataset["held"] = "";
  }
  panels += 1;
  return () => {
    panels -= 1;
    if (panels > 0) return;
    page.style.paddingInlineEnd = "";
    delete page.dataset["held"];
  };
}
