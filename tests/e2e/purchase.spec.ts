import { expectAccessible } from "./accessibility.ts";
import { addAndConfirm, expectAdded } from "./cart-lines.ts";
import { testCards } from "./shopper.ts";
import { expect, onPhone, test } from "./test.ts";

test("a shopper finds a dress, adds it to the cart and buys it", async ({ page, stock, shopper }) => {
  const dress = await stock({ price: "48.00", retailPrice: "120.00" });
  await page.goto("/");
  await shopper.searchFor(dress.title);
  await shopper.openProduct(dress.title);
  await expect(page.getByText("You save 60%")).toBeVisible();
  await shopper.addToCart();
  await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await expect(shopper.cartDrawer.getByText("$48.00").first()).toBeVisible();
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(testCards.approved);
  await shopper.expectOrderConfirmed();
  await page.goto(dress.path);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(dress.title);
});

test(
  "a declined card keeps the address, and another card pays",
  onPhone,
  async ({ page, shopper, dress }) => {
    await page.goto(dress.path);
    await shopper.addToCart();
    await shopper.goToCheckout();
    await shopper.fillInAddress();
    await shopper.payWith(testCards.declined);
    await expect(page.getByText(/declined/i).first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Portland");
    await shopper.payWith(testCards.approved);
    await shopper.expectOrderConfirmed();
  },
);

test("two products get 15% off automatically", onPhone, async ({ page, stock, shopper }) => {
  for (const product of [await stock({ price: "40.00" }), await stock({ price: "60.00" })]) {
    await page.goto(product.path);
    await addAndConfirm(shopper, product.title);
    await expect(shopper.cartDrawer.getByRole("link", { name: "Checkout" })).toBeVisible();
  }
  await expect(shopper.cartDrawer.getByText("$85.00")).toBeVisible();
  await shopper.goToCheckout();
  await expect(page.getByRole("button", { name: "Pay $85.00" })).toBeVisible();
});

test(
  "the checkout's total stays in view on a phone, and opens what is paid for",
  onPhone,
  async ({ page, shopper, dress }) => {
    await page.goto(dress.path);
    await shopper.addToCart();
    await shopper.goToCheckout();
    await page.getByRole("button", { name: /^Pay / }).scrollIntoViewIfNeeded();
    const total = page.getByRole("button", { name: /^Your bag 1 item \$/ });
    const summary = page.getByRole("complementary", { name: "Your bag 1 item" });
    await expect(total).toBeInViewport();
    await expect(summary).toBeHidden();
    await total.click();
    await expect(summary.getByText("Subtotal")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(summary).toBeHidden();
    await expect(total).toBeFocused();
  },
);

test(
  "the cart is still there after a reload and in a second tab",
  onPhone,
  async ({ page, context, shopper, dress }) => {
    await page.goto(dress.path);
    await shopper.addToCart();
    await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toBeVisible();
    await page.reload();
    await expect(shopper.addButton).toHaveText("in bag");
    const tab = await context.newPage();
    await tab.goto("/cart");
    await expect(tab.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();
  },
);

test("a double click adds the product once", onPhone, async ({ page, shopper, dress }) => {
  await page.goto(dress.path);
  await (await shopper.readyAddButton()).dblclick();
  await expectAdded(shopper, dress.title);
  await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toHaveCount(1);
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toHaveCount(1);
});

test(
  "a cart that has expired is replaced, and the product is added",
  onPhone,
  async ({ page, context, shopper, dress }) => {
    await page.goto(dress.path);
    await page.evaluate(() => localStorage.setItem("cart_id", "gid://shopify/Cart/gone"));
    await context.clearCookies();
    await page.reload();
    await shopper.addToCart();
    await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toBeVisible();
    await shopper.goToCheckout();
  },
);

test(
  "a product added before the scripts loaded is in the same cart afterwards",
  onPhone,
  async ({ page, context, shopper, dress }) => {
    // A page of the same origin without scripts.
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.setItem("cart_id", "gid://shopify/Cart/paid-long-ago"));
    await context.clearCookies();
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(dress.path);
    await shopper.addButton.click();
    await expect(page).toHaveURL(/\/cart/);
    await page.unroute(/\/assets\/.*\.js/);
    await page.goto(dress.path);
    await expect(shopper.addButton).toHaveText("in bag");
  },
);
