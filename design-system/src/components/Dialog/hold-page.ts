/** Panels that lie over the page. */
let panels = 0;

/**
 * Keeps the page from scrolling while the element is there, and the room of its scrollbar free, so that nothing moves
 * aside. A ref; the style sheet does the rest.
 */
export function holdPage(): () => void {
  const page = document.documentElement;
  if (panels === 0) {
    // No custom property: all elements would inherit it, and have their styles found anew before the panel is seen.
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
