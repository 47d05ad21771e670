import type { Locator, Page } from "@playwright/test";
import { cardsOf, tick } from "./filters.ts";
import { expect, test } from "./test.ts";

test("a filter narrows the listing, lives in the address, and goes with its chip", async ({ page }) => {
  await page.goto("/search");
  const all = await cardsOf(page).count();
  await tick(page, /^Jeans/);
  await expect(page).toHaveURL(/category=jeans/);
  await expect(page.getByRole("link", { name: "Remove filter: Jeans" })).toBeVisible();
  expect(await cardsOf(page).count()).toBeLessThan(all);
  await page.reload();
  await page.getByRole("link", { name: "Remove filter: Jeans" }).click();
  await expect(page).not.toHaveURL(/category/);
});

test("a filter ticked before its script has come is not lost", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const held: (() => void)[] = [];
  await page.route(/FilterPanel-.*\.js/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto("/search");
  await page
    .getByRole("form", { name: "Filters" })
    .getByRole("checkbox", { name: /^Jeans/ })
    .check();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(page).toHaveURL(/category=jeans/);
});

test("prices come in the order that was asked for", async ({ page }) => {
  await page.goto("/search?sort=price_asc");
  const prices = await cardsOf(page)
    .locator("[data-part=current]")
    .evaluateAll((elements) =>
      elements.map((element) => Number(/[\d.]+$/.exec(element.textContent ?? "")?.[0])),
    );
  expect(prices.length).toBe(80);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("results are turned forward and back", async ({ page }) => {
  await page.goto("/search?sort=price_asc");
  const first = await cardsOf(page).first().getByRole("heading").innerText();
  const pages = page.getByRole("navigation", { name: "Pages of results" });
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(cardsOf(page).first().getByRole("heading")).not.toHaveText(first);
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(cardsOf(page).first().getByRole("heading")).toHaveText(first);
});

test('a text that nothing has finds "No results"', async ({ page }) => {
  await page.goto("/search?text=qqqqzzzz");
  await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
});

for (const [what, address] of [
  ["an unknown filter value", "/search?category=spaceships"],
  ["an unknown parameter", "/search?utm_source=letter&nonsense=1"],
  ["an unknown sort", "/search?sort=sideways"],
  ["a price that is no number", "/search?minPrice=cheap&maxPrice=-4"],
] as const) {
  test(`${what} is ignored`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(cardsOf(page)).toHaveCount(80);
  });
}

test("an invented cursor leads to the first page", async ({ page }) => {
  const answer = await page.goto("/search?after=not-a-cursor");
  expect(answer?.status()).toBe(200);
  await expect(cardsOf(page)).toHaveCount(80);
});

test("a search text is quoted safely", async ({ page }) => {
  const text = '<img src=x onerror=alert(1)> & "dress" 100%';
  await page.goto(`/search?text=${encodeURIComponent(text)}`);
  await expect(page.getByRole("combobox", { name: "Search" }).first()).toHaveValue(text);
});

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The filters in sight: beside the grid, or in their drawer. */
async function openFilters(page: Page): Promise<Locator> {
  const opener = page.getByRole("button", { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole("form", { name: "Filters" }).last();
}

async function unfold(filters: Locator, title: string): Promise<Locator> {
  const group = filters.locator("details", { has: filters.page().getByText(title, { exact: true }) });
  if (!(await group.evaluate((details: HTMLDetailsElement) => details.open))) {
    await group.locator("summary").click();
  }
  return group;
}

test("every filter of an address is in force, shown as a chip, and in one order", async ({ page }) => {
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

for (const [tiers, name] of [
  ["L1", "New Arrivals"],
  ["L15,L20,L29", "Final Sale"],
  ["L30", "Last Chance"],
] as const) {
  test(`the tiers ${tiers} are the collection "${name}"`, async ({ page }) => {
    await page.goto(`/search?current_tier=${tiers}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("link", { name: `Remove filter: ${name}` })).toBeVisible();
  });
}

test("relevance is offered once something narrows the listing", async ({ page }) => {
  const order = page.getByRole("combobox", { name: "Sort by" });
  await page.goto("/search");
  await expect(order).toHaveValue("newest");
  await expect(order.getByRole("option")).toHaveText([
    "Newest",
    "Deals",
    "Price low to high",
    "Price high to low",
  ]);
  await page.goto("/search?color=red");
  await expect(order).toHaveValue("relevance");
});

test("a change of filter or order leads to the first page", async ({ page }) => {
  await page.goto("/search?sort=price_asc");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price high to low" });
  await expect(page).toHaveURL(/\/search\?sort=price_desc$/);
});

test("prices are bounded by Apply, by Enter and by one click, and freed by emptying the field", async ({
  page,
}) => {
  await page.goto("/search", { waitUntil: "networkidle" });
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

test("a long facet can be searched, color never; what would find nothing is shut, not hidden", async ({
  page,
}) => {
  await page.goto("/search?category=shoes", { waitUntil: "networkidle" });
  const filters = await openFilters(page);
  const brand = await unfold(filters, "Brand");
  await brand.getByRole("searchbox", { name: "Search brand" }).fill("heel");
  await expect(brand.getByRole("checkbox", { name: /^Heelstone/ })).toBeVisible();
  await expect(brand.getByRole("checkbox").filter({ visible: true })).toHaveCount(1);
  const color = await unfold(filters, "Color");
  await expect(color.getByRole("searchbox")).toHaveCount(0);
  const sizes = await unfold(filters, "Size");
  await expect(sizes.getByRole("checkbox", { name: /\(0\)$/ }).first()).toBeDisabled();
});

test("the number of pieces is announced, and on a phone stands on the drawer's button", async ({ page }) => {
  await page.goto("/search", { waitUntil: "networkidle" });
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

test("the grid has two columns, three above 850 pixels and four above 1320", async ({ page }) => {
  test.skip(isPhone(page), "A phone's window does not change its width.");
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
    expect(await columns()).toBe(expected);
  }
});

test("a slow change of the listing shows the outlines of cards, then the pieces", async ({ page }) => {
  await page.goto("/search?category=dresses,jeans", { waitUntil: "networkidle" });
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/search.data*", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("link", { name: "Remove filter: Jeans" }).click();
  await expect(page.locator("[data-component=product-card-skeleton]").first()).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/category=dresses$/);
  await expect(cardsOf(page).first()).toBeVisible();
});
