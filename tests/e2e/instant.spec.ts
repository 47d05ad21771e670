import { hydrated } from "./hydrated.ts";
import { expect, onPhone, test, withImages } from "./test.ts";

test.use(withImages);

test("a skeleton shows at the top of the page while a product loads", onPhone, async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/\/products\/[^/]+\.data/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(listingWithImages);
  const card = page.getByRole("main").getByRole("article").nth(5).getByRole("heading").getByRole("link");
  await (await hydrated(card)).scrollIntoViewIfNeeded();
  await card.click();
  const loading = page.getByRole("main").getByRole("status").filter({ hasText: "Loading..." });
  await expect(loading).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  released.resolve();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test("a card shows its second image on hover, and prefetches its page so that it opens offline", async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, "Runs on desktop only: phones have no hover.");
  await page.goto(listingWithImages);
  const card = page.getByRole("main").getByRole("article").nth(1);
  await hydrated(card);
  await expect(card.locator("img")).toHaveCount(1);
  const link = card.getByRole("heading").getByRole("link");
  const path = await link.getAttribute("href");
  const prefetched = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await link.hover();
  await expect(card.locator("img").nth(1)).toBeVisible();
  await (await prefetched).finished();
  await expect.poll(() => page.evaluate(unfinishedPrefetches)).toEqual([]);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
});

/** Addresses of prefetch links that the browser has not loaded yet. */
const unfinishedPrefetches = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>("link:is([rel=prefetch], [rel=modulepreload])")]
    .map(({ href }) => href)
    .filter((href) => performance.getEntriesByName(href).length === 0);

/** Products of the demo catalog, which have images. */
const listingWithImages = "/search?category=jeans,tops";
