/** The index of the item at the start of the scrolled row; the last one at the end. */
export function stripPosition(strip: HTMLElement): number {
  const step = strip.firstElementChild?.getBoundingClientRect().width ?? strip.clientWidth;
  // Negative in right-to-left pages.
  const scrolled = Math.abs(strip.scrollLeft);
  const isAtEnd = scrolled > 0 && scrolled + strip.clientWidth >= strip.scrollWidth - 1;
  return isAtEnd ? strip.childElementCount - 1 : Math.round(scrolled / step);
}
