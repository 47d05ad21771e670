import { cardsOf } from "./filters.ts";
import { hydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

test("Back leads from a product to the listing as it was", async ({ page }) => {
  await page.goto("/search?category=dresses&sort=price_asc");
  const title = await cardsOf(page).nth(3).getByRole("heading").innerText();
  await new Shopper(page).openProduct(title);
  await page.goBack();
  await expect(page).toHaveURL(/category=dresses&sort=price_asc|sort=price_asc&category=dresses/);
  await expect(cardsOf(page).nth(3).getByRole("heading")).toHaveText(title);
});

test("Back leads to the same place on the same page of results", async ({ page }) => {
  await page.goto("/search?sort=price_asc", { waitUntil: "networkidle" });
  const links = cardsOf(page).getByRole("heading").getByRole("link");
  const onFirstPage = await links.first().getAttribute("href");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(links.first()).not.toHaveAttribute("href", onFirstPage ?? "");
  const card = links.nth(30);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

test("a product shows the way by which it was reached, with the listing's filters", async ({ page }) => {
  await page.goto("/category/dresses?color=black");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Dresses"]);
  await (await hydrated(cardsOf(page).first().getByRole("heading").getByRole("link"))).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.reload();
  await expect(trail.getByRole("link", { name: "Dresses" })).toHaveAttribute(
    "href",
    "/category/dresses?color=black",
  );
  // The same product, reached in another way, has its own.
  const { pathname } = new URL(page.url());
  await page.goto("/search");
  await expect(trail).toHaveCount(0);
  await page.goto(pathname);
  await hydrated(trail.getByRole("link").first());
  await expect(trail.getByRole("link", { name: "Dresses" })).toHaveAttribute(
    "href",
    "/search?department=womens&category=dresses",
  );
});
