import { expect, type Page } from "@playwright/test";

/** Call it before the first navigation: polling could miss announcements, which last three seconds. */
export async function recordAnnouncements(
  page: Page,
): Promise<(text: string, times?: number) => Promise<void>> {
  const announcements: string[] = [];
  await page.exposeFunction("recordAnnouncement", (text: string) => announcements.push(text));
  await page.addInitScript(() => {
    const record = Reflect.get(window, "recordAnnouncement") as (text: string) => void;
    const last = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status], [aria-live]")) {
        const text = region.textContent;
        // Only changes: a page with many products mutates too often to report every time.
        if (text && last.get(region) !== text) record(text);
        last.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return async (text, times) => {
    await expect.poll(() => announcements.join("\n")).toContain(text);
    if (times) expect(announcements.filter((announced) => announced === text)).toHaveLength(times);
  };
}
