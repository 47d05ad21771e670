import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { expect, test, withImages } from "./test.ts";

test.use(withImages);

/** Products of the demo catalog, which have images. */
const listing = "/search?category=jeans,tops";

/** Keeps all images loading, so that the load event does not fire. */
async function holdImages(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith("/images/"),
    () => new Promise(() => undefined),
  );
}

test("scripts start even if an image never loads", async ({ page }) => {
  await holdImages(page);
  await page.goto(listing, { waitUntil: "commit" });
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
});

test("scripts start at the first key press, before the load event", async ({ page }) => {
  await holdImages(page);
  // Stop the clock so that no timer starts the scripts.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(listing, { waitUntil: "commit" });
  const waiting = page.locator('script[type="late-module"]');
  await expect(waiting).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(waiting).not.toBeAttached();
  await expect.poll(() => page.evaluate(() => "__reactRouterRouteModules" in window)).toBe(true);
});

test("scripts run again after Back", async ({ page }) => {
  await page.goto("/terms");
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  await page.goto("/privacy");
  await page.goBack();
  await hydrated(page.getByRole("banner").getByRole("link", { name: "Circlet" }));
  expect(await page.locator('script[type="late-module"]').count()).toBe(0);
});
