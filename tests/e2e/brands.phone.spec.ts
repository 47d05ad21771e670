import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

const main = (page: Page): Locator => page.getByRole("main");

test("a brand with a theme shows its page and its products in its colors, in both schemes", async ({
  page,
}) => {
  await page.goto("/brands/fleece-and-fathom");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await main(page).getByRole("article").getByRole("heading").getByRole("link").first().click();
  const add = page.getByRole("button", { name: "Add to bag" });
  await expect(add).toHaveCSS("background-color", "rgb(18, 34, 43)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
});

test("the directory jumps to a letter and links to a brand", async ({ page }) => {
  // Arrives by client navigation from a scrolled page: its scroll position must not be restored.
  await page.goto("/faq#what-is-circlet");
  await (await hydrated(main(page).getByRole("link", { name: "the brands" }))).click();
  await expect(page.getByRole("navigation", { name: "Letters" })).toBeVisible();
  const letter = main(page).getByRole("heading", { level: 2 }).last();
  const name = (await letter.textContent()) ?? "";
  const link = page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name, exact: true });
  await (await hydrated(link)).click();
  await expect(letter).toBeInViewport();
  const brand = main(page).getByRole("region", { name, exact: true }).getByRole("link").first();
  await expect(brand).toHaveAttribute("href", /^\/brands\/[a-z0-9-]+$/);
});

test("the directory says that it is loading, then shows the brands", async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route("**/brands.data*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/faq#what-is-circlet");
  await (await hydrated(main(page).getByRole("link", { name: "the brands" }))).click();
  await expect(main(page).getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
  released.resolve();
  await expect(page.getByRole("navigation", { name: "Letters" })).toBeVisible();
  await expect(main(page).getByText("Loading...")).toBeHidden();
});

test("a directory that does not load says so, and loads on Try again", async ({ page }) => {
  await page.goto("/faq#what-is-circlet");
  await page.route("**/brands.data*", (route) => route.fulfill({ status: 503 }));
  await (await hydrated(main(page).getByRole("link", { name: "the brands" }))).click();
  await expect(main(page).getByRole("alert")).toContainText("The list of brands didn’t load");
  await expectAccessible(page);
  await page.unroute("**/brands.data*");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("navigation", { name: "Letters" })).toBeVisible();
});
