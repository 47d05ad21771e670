/** The number of open dialogs and drawers. */
let panels = 0;

/** Blocks page scrolling, and returns what undoes it. Reserves the scrollbar's width, so that nothing moves. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (panels === 0) {
    // An inherited custom property would force a style recalculation of all elements before the panel shows.
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
