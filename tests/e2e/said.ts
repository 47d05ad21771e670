import type { Page } from "@playwright/test";

/**
 * Notes all that the pages to come say to whoever cannot see them. What is cleared after three seconds may be gone before
 * a busy machine looks again. To be called before the first page; answers with what was said so far.
 */
export async function listen(page: Page): Promise<() => readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction("told", (text: string) => said.push(text));
  await page.addInitScript(() => {
    const tell = Reflect.get(window, "told") as (text: string) => void;
    const heard = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status], [aria-live]")) {
        const text = region.textContent;
        // Each is told once: a page with many pieces changes so often that the news came late.
        if (text && heard.get(region) !== text) tell(text);
        heard.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => said;
}
