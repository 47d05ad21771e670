import { gotoHydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

/** What prefetches, with the link that the test focuses. `null` if the page prefetches without focus. */
for (const [name, path, selector, prefetched] of [
  ["a listing's first product", "/search", null, "link[rel=prefetch]"],
  ["a link in a text", "/privacy", "main p a[href='/terms']", "link[rel=modulepreload][href*='/terms-']"],
  ["a call to action", "/our-story", "main a[href='/search']", "link[rel=prefetch]"],
] as const)
  test(`${name} is prefetched, but not for a shopper who saves data`, async ({ context }) => {
    for (const saveData of [false, true]) {
      const page = await context.newPage();
      await page.addInitScript(
        (value) =>
          Object.defineProperty(navigator, "connection", {
            value: { saveData: value, effectiveType: "4g" },
          }),
        saveData,
      );
      await page.clock.install();
      await gotoHydrated(page, path);
      if (selector !== null) await page.locator(selector).first().focus();
      await page.evaluate(() => new Promise((idle) => void requestIdleCallback(idle)));
      await page.clock.runFor(10_000);
      const links = page.locator(prefetched);
      if (saveData) await expect(links).toHaveCount(0);
      else await expect(links.first()).toBeAttached();
      await page.close();
    }
  });
