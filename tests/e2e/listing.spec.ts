import { cardsOf, tick } from "./filters.ts";
import { Shopper } from "./shopper.ts";
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

test("Back leads from a product to the listing as it was", async ({ page }) => {
  await page.goto("/search?category=dresses&sort=price_asc");
  const title = await cardsOf(page).nth(3).getByRole("heading").innerText();
  await new Shopper(page).openProduct(title);
  await page.goBack();
  await expect(page).toHaveURL(/category=dresses&sort=price_asc|sort=price_asc&category=dresses/);
  await expect(cardsOf(page).nth(3).getByRole("heading")).toHaveText(title);
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
