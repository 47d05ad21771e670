import type { Locator, Page } from "@playwright/test";
import { checkFilter, productCards } from "./filters.ts";
import { gotoHydrated, pressWithoutFocus } from "./hydrated.ts";
import { expect, onPhone, test } from "./test.ts";

test("a filter narrows the listing, is part of the URL, and is removed by its chip", async ({ page }) => {
  await page.goto("/search");
  const items = page
    .getByRole("main")
    .getByText(/^\d+ items$/)
    .first();
  const count = async () => Number.parseInt(await items.innerText());
  const all = await count();
  await checkFilter(page, /^Jeans/);
  await expect(page).toHaveURL(/category=jeans/);
  await expect(page.getByRole("link", { name: "Remove filter: Jeans" })).toBeVisible();
  await expect.poll(count).toBeLessThan(all);
  await page.reload();
  await page.getByRole("link", { name: "Remove filter: Jeans" }).click();
  await expect(page).not.toHaveURL(/category/);
});

test("sorting by price shows the lowest price first", onPhone, async ({ page }) => {
  await page.goto("/search?sort=price_asc&show=all");
  const prices = await productCards(page)
    .locator("[data-component=price]")
    .evaluateAll((elements) =>
      elements.map((element) => Number(/\$([\d.]+)/.exec(element.textContent ?? "")?.[1])),
    );
  expect(prices.length).toBe(80);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("Next and Previous change the page of results", onPhone, async ({ page }) => {
  await page.goto("/search?sort=price_asc");
  const first = await productCards(page).first().getByRole("heading").innerText();
  const pages = page.getByRole("navigation", { name: "Pages of results" });
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(productCards(page).first().getByRole("heading")).not.toHaveText(first);
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(productCards(page).first().getByRole("heading")).toHaveText(first);
});

test(
  'a search without matches shows "No results", and nothing to filter or sort',
  onPhone,
  async ({ page }) => {
    await page.goto("/search?text=qqqqzzzz");
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Filters" })).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveCount(0);
  },
);

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The filters: beside the grid, or in their drawer. */
async function openFilters(page: Page): Promise<Locator> {
  const opener = page.getByRole("button", { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole("form", { name: "Filters" }).last();
}

test("all filters in the URL apply, and chips show them in a fixed order", onPhone, async ({ page }) => {
  await page.goto(
    "/search?maxPrice=200&sort=price_desc&department=women&color=blue,black&category=dress,top&minPrice=10",
  );
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
  await expect(chips).toHaveText([
    "Women’s",
    "Dresses",
    "Tops",
    "Black",
    "Blue",
    "Over $10",
    "Under $200",
    "Clear all",
  ]);
  await page.getByRole("link", { name: "Remove filter: Tops" }).click();
  await expect(page).toHaveURL(
    /\/search\?department=womens&category=dresses&color=black,blue&minPrice=10&maxPrice=200&sort=price_desc$/,
  );
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove filter: Tops" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("link", { name: "Remove filter: Tops" })).toBeHidden();
});

test("sorting by relevance is offered only in a filtered listing", onPhone, async ({ page }) => {
  const order = page.getByRole("combobox", { name: "Sort by" });
  await page.goto("/search");
  await expect(order.locator(":checked")).toHaveText("Newest");
  await expect(order.getByRole("option")).toHaveText([
    "Newest",
    "Deals",
    "Price low to high",
    "Price high to low",
  ]);
  await page.goto("/search?color=red");
  await expect(order.locator(":checked")).toHaveText("Relevance");
});

test("a filter that is ticked while the sorted listing loads keeps the sort order", async ({ page }) => {
  await gotoHydrated(page, "/search");
  const loaded = Promise.withResolvers<void>();
  await page.route(/sort=price_asc(?!.*jeans)/, async (route) => {
    await loaded.promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price low to high" });
  await checkFilter(page, /^Jeans/);
  loaded.resolve();
  await expect(page).toHaveURL(/\/search\?category=jeans&sort=price_asc$/);
});

test("changing the sort order returns to the first page", onPhone, async ({ page }) => {
  await page.goto("/search?sort=price_asc");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price high to low" });
  await expect(page).toHaveURL(/\/search\?sort=price_desc$/);
});

test(
  "arrow keys on the sort order change the listing only on Enter or when focus leaves",
  onPhone,
  async ({ page }) => {
    await gotoHydrated(page, "/search");
    const order = page.getByRole("combobox", { name: "Sort by" });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await order.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(order.locator(":checked")).toHaveText("Price low to high");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?sort=price_asc$/);
    expect(requests.filter((url) => url.includes("sort=deals"))).toEqual([]);
    await order.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/\/search\?sort=deals$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?sort=price_asc$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
  },
);

test(
  "a tap beside the filters only closes them, and focus returns to their button",
  onPhone,
  async ({ page }) => {
    await pressWithoutFocus(page);
    await gotoHydrated(page, "/search");
    const opener = page.getByRole("button", { name: /^Filters/ });
    const filters = page.getByRole("dialog", { name: "Filters" });
    const { x, y, width, height } = (await productCards(page).nth(1).boundingBox())!;
    for (const close of [
      () => page.mouse.click(x + width - 5, y + height - 60),
      () => filters.getByRole("button", { name: "Close filters" }).click(),
    ]) {
      await opener.click();
      await expect(filters).toBeVisible();
      await close();
      await expect(filters).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/search$/);
    }
  },
);

test("a price limit applies with Apply, Enter or one click, and is removed by emptying its field", async ({
  page,
}) => {
  await gotoHydrated(page, "/search");
  const filters = await openFilters(page);
  const [from, to] = [filters.getByLabel("From, in dollars"), filters.getByLabel("To, in dollars")];
  await from.fill("20");
  await to.fill("60");
  await filters.getByRole("button", { name: "Apply" }).first().click();
  await expect(page).toHaveURL(/\/search\?minPrice=20&maxPrice=60$/);
  await expect(page.getByText("Under $60", { exact: true })).toBeVisible();
  await to.fill("");
  await to.press("Enter");
  await expect(page).toHaveURL(/\/search\?minPrice=20$/);
  await expect(filters.getByRole("link", { name: /^Under \$/ })).toHaveText([
    "Under $15",
    "Under $25",
    "Under $50",
    "Under $100",
    "Under $200",
  ]);
  await filters.getByRole("link", { name: "Under $50" }).click();
  await expect(page).toHaveURL(/\/search\?maxPrice=50$/);
});

test("a filter without results says so where the shopper looks", async ({ page }) => {
  await gotoHydrated(page, "/search?category=shoes");
  const from = (await openFilters(page)).getByLabel("From, in dollars");
  await from.fill("9000");
  await from.press("Enter");
  await expect(page).toHaveURL(/category=shoes&minPrice=9000$/);
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  if (isWide) await expect(page.getByRole("heading", { name: "No results" })).toBeInViewport();
  else await expect(page.getByRole("button", { name: "Show 0 items" })).toBeVisible();
});

test("the number of products is announced, and shown on the drawer's button on phones", async ({ page }) => {
  await gotoHydrated(page, "/search");
  const count = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^\d+ items?$/ });
  const all = await count.innerText();
  const filters = await openFilters(page);
  await filters.getByRole("checkbox", { name: /^Jeans/ }).check();
  await expect(page.getByRole("link", { name: "Remove filter: Jeans", includeHidden: true })).toBeVisible();
  await expect(page.getByText(all, { exact: true })).toHaveCount(0);
  if (!isPhone(page)) return;
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Show \d+ items$/ })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(count).not.toHaveText(all);
});

test("the grid has two columns, three above 850 pixels, four above 1320", async ({ page }) => {
  test.skip(isPhone(page), "Runs on desktop only: the test resizes the window.");
  await page.goto("/search");
  const grid = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .first();
  const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  for (const [width, expected] of [
    [850, 2],
    [851, 3],
    [1320, 3],
    [1321, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(expected);
  }
});

test("a slow filter change shows skeleton cards, then the products", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/search?category=dresses,jeans");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const released = Promise.withResolvers<void>();
  await page.route("**/search.data*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Remove filter: Jeans" }).click();
  await expect(page.locator("[data-component=product-card-skeleton]").first()).toBeVisible();
  expect(await height()).toBeCloseTo(before, -1);
  released.resolve();
  await expect(page).toHaveURL(/category=dresses$/);
  await expect(productCards(page).first()).toBeVisible();
});
