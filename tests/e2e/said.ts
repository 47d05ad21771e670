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
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status], [aria-live]"))
        if (region.textContent) tell(region.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => said;
}
