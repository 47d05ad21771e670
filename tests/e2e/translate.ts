import type { Page } from "@playwright/test";

/**
 * Replaces every text once the page is hydrated, and later ones as they appear, as Google Translate does: the text's
 * node is replaced by another in two `<font>`. The words stay, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignored = "font, script, style, noscript, option, textarea";
    function translateTexts(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const { parentElement, data } = text;
        if (!parentElement?.translate || parentElement.closest(ignored) || data.trim() === "") continue;
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).append(data);
        text.replaceWith(outer);
      }
    }
    const translateLater = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateTexts(node);
    });
    new MutationObserver((_, hydration) => {
      if (!document.documentElement.hasAttribute("data-hydrated")) return;
      hydration.disconnect();
      translateTexts(document.body);
      translateLater.observe(document.body, { childList: true, subtree: true });
    }).observe(document, { attributes: true, subtree: true });
  });
}
