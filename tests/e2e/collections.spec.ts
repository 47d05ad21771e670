import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { checkFilter, productCards } from "./filters.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onPhone, test } from "./test.ts";

const canonical = 'link[rel="canonical"]';

test(
  "a brand page links to the brand's own site and keeps its path when filtered",
  onPhone,
  async ({ page }) => {
    await page.goto("/brands/solenne-ash");
    await expect(page.getByRole("heading", { level: 1, name: "Solenne Ash" })).toBeVisible();
    const site = page.getByRole("link", { name: /own site/ });
    await expect(site).toHaveAttribute("href", "https://www.solenne-ash.example/");
    await expect(site).toHaveAttribute("rel", /noopener/);
    const brandLink = productCards(page).getByRole("link", { name: "Solenne Ash", exact: true }).first();
    await expect(brandLink).toHaveAttribute("href", "/brands/solenne-ash");
    await checkFilter(page, /^Dresses/);
    await expect(page).toHaveURL(/\/brands\/solenne-ash\?category=dresses$/);
    await page.getByRole("link", { name: "Remove filter: Dresses" }).click();
    await expect(page).toHaveURL(/\/brands\/solenne-ash$/);
    await expectAccessible(page);
    await expectOrderedHeadings(page);
  },
);

test("a brand's tabs open its categories", onPhone, async ({ page }) => {
  await page.goto("/brands/bureau-nine");
  const tabs = page.getByRole("navigation", { name: "Categories of Bureau Nine" });
  await expect(tabs.getByRole("listitem")).toHaveText(["All", "Tops", "Pants", "Dresses", "Sweaters"]);
  await tabs.getByRole("link", { name: "Tops" }).click();
  await expect(page).toHaveURL(/\/brands\/bureau-nine\/tops$/);
  await expect(page.getByRole("heading", { level: 1, name: "Bureau Nine tops" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Tops" })).toHaveAttribute("aria-current", "page");
});

test(
  "a category page opens by any of the category's names and recommends brands",
  onPhone,
  async ({ page }) => {
    await page.goto("/category/dress");
    await expect(page.getByRole("heading", { level: 1, name: "Dresses" })).toBeVisible();
    await expect(page.locator(canonical)).toHaveAttribute("href", /\/category\/dresses$/);
    await page
      .getByRole("navigation", { name: "Brands in Dresses" })
      .getByRole("link", { name: "Petalworth" })
      .click();
    await expect(page).toHaveURL(/\/category\/dresses\/petalworth$/);
    await expect(page.getByRole("heading", { level: 1, name: "Petalworth dresses" })).toBeVisible();
    await expectAccessible(page);
  },
);

test("a brand's tab has the focus again after a page that loads slowly", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/category/dresses");
  const released = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await released.promise;
    await route.continue();
  });
  const brands = page.getByRole("navigation", { name: "Brands in Dresses" });
  const tab = brands.getByRole("link", { name: "Petalworth" });
  await tab.press("Enter");
  await expect(brands).toBeHidden();
  released.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Petalworth dresses" })).toBeVisible();
  await expect(tab).toBeFocused();
});

for (const [what, address] of [
  ["an unknown brand", "/brands/nobody"],
  ["the brand of unbranded products", "/brands/unbranded"],
  ["an unknown category", "/category/spaceships"],
  ["an unknown collection", "/collections/spaceships"],
] as const) {
  test(`${what} redirects to the search`, onPhone, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole("heading", { level: 1, name: "All items" })).toBeVisible();
  });
}

test("sorting a category keeps its path and filters", onPhone, async ({ page }) => {
  await page.goto("/category/dresses?color=black,red");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price low to high" });
  await expect(page).toHaveURL(/\/category\/dresses\?color=black,red&sort=price_asc$/);
  await expect(page.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/category/dresses");
});

test(
  "a brand page shows at most five reviews, and none for a brand without reviews",
  onPhone,
  async ({ page }) => {
    await page.goto("/brands/moorstitch");
    const reviews = page.getByRole("region", { name: "What shoppers say of Moorstitch" });
    await expect(reviews.getByRole("figure")).toHaveCount(5);
    await expect(reviews.getByText("Verified Purchase")).toHaveCount(5);
    await page.goto("/brands/solenne-ash");
    await expect(page.getByRole("region", { name: /What shoppers say/ })).toHaveCount(0);
  },
);

test(
  "a collection opens at both of its addresses and keeps its path when sorted or filtered",
  onPhone,
  async ({ page }) => {
    await page.goto("/collection/new-arrivals");
    await expect(page.getByRole("heading", { level: 1, name: "New Arrivals" })).toBeVisible();
    await expect(page.locator(canonical)).toHaveAttribute("href", /\/collections\/new-arrivals$/);
    await expect(productCards(page).first()).toBeVisible();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price low to high" });
    await expect(page).toHaveURL(/\/collection\/new-arrivals\?sort=price_asc$/);
    await checkFilter(page, /^Women/);
    await expect(page).toHaveURL(/\/collection\/new-arrivals\?department=womens&sort=price_asc$/);
    await expectAccessible(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a brand page is filtered at its own path", async ({ page }) => {
    await page.goto("/brands/solenne-ash");
    const filterButton = page.getByRole("button", { name: /^Filters/ });
    if (await filterButton.isVisible()) await filterButton.click();
    const filters = page.getByRole("form", { name: "Filters" });
    await filters.getByRole("checkbox", { name: /^Dresses/ }).check();
    await filters.getByRole("button", { name: "Apply" }).last().click();
    await expect(page).toHaveURL(/\/brands\/solenne-ash\?category=dresses$/);
    await expect(page.getByRole("heading", { level: 1, name: "Solenne Ash" })).toBeVisible();
  });
});
