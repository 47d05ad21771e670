/** Returns the focus to what opened a modal, or to the page's content if that is gone. */
export function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
