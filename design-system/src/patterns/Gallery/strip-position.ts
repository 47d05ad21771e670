/** Which item of a strip stands at its start, by how far it is scrolled; the last one when it can scroll no farther. */
export function stripPosition(strip: HTMLElement): number {
  const step = strip.firstElementChild?.getBoundingClientRect().width ?? strip.clientWidth;
  // Negative where the text runs from right to left.
  const scrolled = Math.abs(strip.scrollLeft);
  const isAtEnd = scrolled > 0 && scrolled + strip.clientWidth >= strip.scrollWidth - 1;
  return isAtEnd ? strip.childElementCount - 1 : Math.round(scrolled / step);
}
