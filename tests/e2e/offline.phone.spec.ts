import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expectAdded } from "./cart-lines.ts";
import { gotoHydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const offlineNotice = (page: Page) => page.getByRole("status").filter({ hasText: "You’re offline." });

/** Opens a page and waits until the worker has stored it and controls the page. */
async function see(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  await expect
    .poll(() =>
      page.evaluate(async (url) => {
        const stored = await caches.match(url, { ignoreVary: true });
        return navigator.serviceWorker.controller && stored?.status;
      }, path),
    )
    .toBe(200);
}

test("pages that were seen can be read offline, with their age", async ({ page, context, dress }) => {
  await see(page, dress.path);
  await see(page, "/faq");
  await context.setOffline(true);
  await page.goto(dress.path);
  await expect(page.getByRole("heading", { name: dress.title, level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText("This page is from");
  const bar = await offlineNotice(page).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(header!.y).toBeGreaterThanOrEqual(bar!.height);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
});

test("a page that a link opened can be reloaded offline", async ({ page, context, dress }) => {
  await see(page, `/search?text=${encodeURIComponent(dress.title)}`);
  await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(dress.path));
  const url = page.url();
  await expect
    .poll(() => page.evaluate(async (seen) => (await caches.match(seen, { ignoreVary: true }))?.status, url))
    .toBe(200);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: dress.title, level: 1 })).toBeVisible();
});

test("a link to a page that was seen opens it offline", async ({ page, context }) => {
  await see(page, "/search");
  // The first product's data are prefetched.
  const path = await page
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .nth(5)
    .getAttribute("href");
  await see(page, path!);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await see(page, "/search");
  await context.setOffline(true);
  await page.getByRole("article").getByRole("heading").getByRole("link").nth(5).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(offlineNotice(page)).toContainText("This page is from");
});

test("offline, a link to a page that is not stored opens the offline page", async ({ page, context }) => {
  await see(page, "/search");
  await context.setOffline(true);
  await page.getByRole("article").getByRole("heading").getByRole("link").nth(5).click();
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
});

test("a click offline says so, a click after the connection is back adds, and then the cart opens offline", async ({
  page,
  context,
  shopper,
  dress,
}) => {
  await see(page, dress.path);
  await context.setOffline(true);
  const alerted = page.waitForEvent("dialog");
  const clicked = shopper.addToCart();
  await (await alerted).accept();
  await clicked;
  await context.setOffline(false);
  await shopper.addToCart();
  await expectAdded(shopper, dress.title);
  await context.setOffline(true);
  await page.reload();
  await shopper.openCart();
});

// Only this entry tells whether the request waited for the worker to start.
test("the data of a link's page do not wait for the worker", async ({ page, dress }) => {
  await see(page, `/search?text=${encodeURIComponent(dress.title)}`);
  await page.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(dress.path));
  const sources = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname === `${path}.data`)
        .map(
          (entry) =>
            (entry as PerformanceResourceTiming & { workerFinalSourceType: string }).workerFinalSourceType,
        ),
    dress.path,
  );
  expect(sources).toContain("network");
  expect(sources).not.toContain("fetch-event");
});

test("a page that was never seen says so, and opens when the connection is back", async ({
  page,
  context,
}) => {
  await see(page, "/faq");
  await context.setOffline(true);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveTitle(/Terms/);
});

test("the cart and the wishlist can be read offline, until the customer signs out", async ({
  page,
  context,
  customer,
  dress,
}) => {
  await customer.signInTo("/profile/wishlist");
  await page.goto(dress.path);
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("addWishlistItem")),
  );
  await page.getByRole("button", { name: "Add To Wishlist" }).first().click();
  await saved;
  await new Shopper(page).addButton.click();
  await expect(page.getByRole("dialog").getByText(dress.title)).toBeVisible();
  await see(page, "/cart");
  await see(page, "/profile/wishlist");
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();

  await context.setOffline(true);
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText(dress.title).first()).toBeVisible();
  await page.goto("/profile/wishlist");
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();

  await context.setOffline(false);
  await page.goto("/profile/logout");
  await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(
    await page.evaluate(async () => (await caches.match("/cart", { ignoreVary: true })) === undefined),
  ).toBe(true);
});

test("a new build's worker removes the pages of other builds, which may not fit its scripts", async ({
  page,
}) => {
  await see(page, "/faq");
  await page.evaluate(async () => {
    await (await caches.open("pages-other")).put("/faq", new Response("An old page"));
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes("pages-other")))
    .toBe(false);
});

test("the shop can be installed", async ({ page, request }) => {
  await page.goto("/faq");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(href ?? "")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Circlet");
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
