import { productCards } from "./filters.ts";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

test("Back restores the page of results and its scroll position", async ({ page }) => {
  await gotoHydrated(page, "/search?sort=price_asc");
  const links = productCards(page).getByRole("heading").getByRole("link");
  const onFirstPage = await links.first().getAttribute("href");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(links.first()).not.toHaveAttribute("href", onFirstPage ?? "");
  const card = links.nth(18);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await card.click();
  await expect(new Shopper(page).addButton).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

test("the other cards of a page load before the shopper reaches them, and Back shows them at once", async ({
  page,
}) => {
  await gotoHydrated(page, "/search");
  const cards = productCards(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(cards).toHaveCount(24);
  const reserved = await height();
  await page.getByRole("link", { name: "Show all 80 items" }).focus();
  // The first new card takes the link's place, and nothing else moves.
  await expect(cards.nth(24).getByRole("heading").getByRole("link")).toBeFocused();
  await expect(cards).toHaveCount(80);
  expect(await height()).toBeCloseTo(reserved, -1);
  // Sold products, which other tests leave, have no link.
  const card = cards.getByRole("heading").getByRole("link").nth(60);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.route("**/cards?*", (route) => route.abort());
  await card.click();
  await expect(new Shopper(page).addButton).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(80);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

test("the other cards load for a shopper who jumps to the end of the page", async ({ page }) => {
  await gotoHydrated(page, "/search");
  await expect(productCards(page)).toHaveCount(24);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(productCards(page)).toHaveCount(80);
});

test("a product's breadcrumb links to the listing it was opened from, with its filters", async ({ page }) => {
  await page.goto("/category/dresses?color=black");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumbs.getByRole("listitem")).toHaveText(["Home", "Dresses"]);
  await (await hydrated(productCards(page).first().getByRole("heading").getByRole("link"))).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.reload();
  await expect(breadcrumbs.getByRole("link", { name: "Dresses" })).toHaveAttribute(
    "href",
    "/category/dresses?color=black",
  );
  // Opened from elsewhere, the same product has its default breadcrumb.
  const { pathname } = new URL(page.url());
  await page.goto("/search");
  await expect(breadcrumbs).toHaveCount(0);
  await page.goto(pathname);
  await hydrated(breadcrumbs.getByRole("link").first());
  await expect(breadcrumbs.getByRole("link", { name: "Dresses" })).toHaveAttribute(
    "href",
    "/search?department=womens&category=dresses",
  );
});
