/** Returns focus to the element that opened a modal or, if it no longer exists, to the page's main content. */
export function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
