import type { Page } from "@playwright/test";
import { Shopper } from "./shopper.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

/** Scripts that cannot be had: the shop was renewed while it was open, or the network lost them (ERR-1, ERR-2). */

test("a page whose script is missing is opened all the same", async ({ page, stock }) => {
  const dress = await stock();
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  const link = page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first();
  await hydrated(link);
  await page.route(/\/assets\/product-.*\.js/, (route) => route.abort());
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(dress.path));
});

test("a page that was only looked at beforehand, and whose script is missing, costs nothing", async ({
  page,
}) => {
  await page.route(/\/assets\/cart-[\w-]{8}\.js$/, (route) => route.abort());
  await page.goto("/faq");
  const bag = page.getByRole("banner").getByRole("link", { name: /bag/i });
  await hydrated(bag);
  const reloads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && reloads.push(request.url()));
  const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/cart-"));
  await bag.focus();
  await missed;
  await bag.click();
  await expect(new Shopper(page).bagDrawer).toBeVisible();
  expect(reloads).toEqual([]);
});

test("a bag whose drawer is missing opens as a page", async ({ page, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.route(/\/assets\/BagDrawer-.*\.js/, (route) => route.abort());
  await page.goto(dress.path);
  await shopper.addToBag();
  await expect(page).toHaveURL(/\/cart$/);
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();
});

test("a part that cannot come reloads the page once, then says so; the page goes on", async ({
  page,
  stock,
}) => {
  const dress = await stock({ sizeChart: "/images/size-chart-womens_alpha" });
  await page.goto(dress.path);
  await page.route(/\/assets\/SizeChartOverlay-.*\.js/, (route) => route.abort());
  const opener = page.getByRole("main").getByRole("link", { name: "Size Chart" });
  const reloaded = page.waitForEvent("load");
  await (await hydrated(opener)).click();
  await reloaded;
  await (await hydrated(opener)).click();
  const notice = page.getByRole("alert").filter({ hasText: "Loading chunk failed" });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: /add to bag/i }).first()).toBeEnabled();
  await page.unroute(/\/assets\/SizeChartOverlay-.*\.js/);
  await notice.getByRole("link", { name: "Reload the page" }).click();
  await (await hydrated(opener)).click();
  await expect(page.getByRole("dialog", { name: "Size Chart" })).toBeVisible();
});

test("a product can be bought when nothing comes of what is fetched later", async ({ page, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.route(/\/assets\/(Heart|ProductRows|RecentlyViewed|Analytics|ask-stock)-.*\.js/, (route) =>
    route.abort(),
  );
  const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/Heart-"));
  await page.goto(dress.path);
  await missed;
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
});

test("menu, search and footer work as they stand when their scripts are missing", async ({ page }) => {
  await page.route(/\/assets\/(ShopMenu|ShopFooter|ShopSearch)-.*\.js/, (route) => route.abort());
  await page.goto("/");
  await page.keyboard.press("Tab");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await box.fill("linen");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?text=linen/);
  // On phones the links stand folded.
  const links = page.getByRole("contentinfo").getByRole("link", { name: "Our story" });
  if (!(await links.isVisible()))
    await page.getByRole("contentinfo").getByText("Circlet", { exact: true }).first().click();
  await links.click();
  await expect(page).toHaveURL(/\/our-story/);
  await expect(page.getByRole("contentinfo").getByText("Circlet", { exact: true }).first()).toBeVisible();
});

for (const [whose, script] of [
  ["a listing's script is", "Listing"] as const,
  ["all scripts are", "react"] as const,
]) {
  test(`what is pressed while ${whose} on the way is done when it has come`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { asked, letGo } = await holdScript(page, script);
    await page.goto("/search");
    await page.getByRole("heading", { level: 1 }).click();
    await page.getByRole("button", { name: /^Filters/ }).click();
    await asked;
    letGo();
    await expect(page.getByRole("dialog").getByRole("form", { name: "Filters" })).toBeVisible();
  });
}

test("so is what is chosen", async ({ page }) => {
  const { asked, letGo } = await holdScript(page, "Listing");
  await page.goto("/search");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price_asc");
  await asked;
  letGo();
  await expect(page).toHaveURL(/sort=price_asc/);
});

/** A script is asked for, and does not come before it is let go. */
async function holdScript(page: Page, name: string) {
  const script = Promise.withResolvers<void>();
  const address = new RegExp(`/assets/${name}-.*\\.js`);
  await page.route(address, async (route) => {
    await script.promise;
    await route.continue();
  });
  return { asked: page.waitForRequest(address), letGo: script.resolve };
}
