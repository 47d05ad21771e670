import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { expect, onPhone, test, withImages, untranslated } from "./test.ts";

test.use({ ...withImages, ...untranslated });

/** Appears with the shopper's own data, the last thing that a page loads. */
const cartCount = (page: Page) => page.getByRole("banner").getByText(/^You have \d+ item/);

for (const [name, address, width] of [
  ["the home page", "/", {}],
  ["the listing", "/search", {}],
  ["an empty listing", "/search?text=qqqqzzzz", onPhone],
  ["the empty cart", "/cart", onPhone],
  ["the not-found page", "/nowhere", onPhone],
] as const) {
  test(`${name} has no accessibility violation`, width, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page);
  });
}

test("a product page and the open cart have no accessibility violation", async ({ page, stock, shopper }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Blue", size: "M" },
    ],
  });
  await page.goto(dress.path);
  await expectAccessible(page);
  await shopper.addToCart();
  await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await expectAccessible(page);
});

for (const address of ["/", "/search", "/cart"]) {
  test(`${address} neither scrolls sideways nor shifts at 320 pixels`, onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await recordLayoutShifts(page);
    await page.goto(address);
    await expect(cartCount(page)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test("the search page logs nothing to the console", onPhone, async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => {
    // Playwright's own, if the page is so slow that it registers its worker before it has the cart.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto("/search");
  await expect(cartCount(page)).toBeAttached();
  expect(messages).toEqual([]);
});
