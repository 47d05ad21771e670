/** What a browser does on Escape. A synthetic key does not do it. */
export function closeByEscape(panel: HTMLElement): void {
  panel.dispatchEvent(new Event("cancel", { cancelable: true }));
}
