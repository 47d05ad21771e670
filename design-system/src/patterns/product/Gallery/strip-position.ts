/** The index of the item at the start of a scrolled row, or the last one if the row is at its end. */
export function stripPosition(strip: HTMLElement): number {
  const step = strip.firstElementChild?.getBoundingClientRect().width ?? strip.clientWidth;
  // `scrollLeft` is negative in right-to-left pages.
  const scrolled = Math.abs(strip.scrollLeft);
  const isAtEnd = scrolled > 0 && scrolled + strip.clientWidth >= strip.scrollWidth - 1;
  return isAtEnd ? strip.childElementCount - 1 : Math.round(scrolled / step);
}
