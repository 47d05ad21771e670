import { cards, Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

test("a shopper finds a dress, puts it in the bag and buys it", async ({ page, stock }) => {
  const dress = await stock({ price: "48.00", retailPrice: "120.00" });
  const shopper = new Shopper(page);
  await page.goto("/");
  await shopper.searchFor(dress.title);
  await shopper.openProduct(dress.title);
  await expect(page.getByText("You save 60%")).toBeVisible();
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await expect(shopper.bagDrawer.getByText("$48.00").first()).toBeVisible();
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(cards.succeeds);
  await shopper.seesOrderConfirmed();
  await page.goto(dress.path);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(dress.title);
});

test("a declined card keeps what was filled in, and another card pays", async ({ page, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await shopper.addToBag();
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(cards.isDeclined);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Portland");
  await shopper.payWith(cards.succeeds);
  await shopper.seesOrderConfirmed();
});

test("two pieces are 15% off by themselves", async ({ page, stock }) => {
  const shopper = new Shopper(page);
  for (const piece of [await stock({ price: "40.00" }), await stock({ price: "60.00" })]) {
    await page.goto(piece.path);
    await shopper.addToBag();
    await expect(shopper.bagDrawer.getByRole("link", { name: piece.title })).toBeVisible();
    await expect(shopper.bagDrawer.getByRole("link", { name: "Checkout" })).toBeVisible();
  }
  await expect(shopper.bagDrawer.getByText("$85.00")).toBeVisible();
  await shopper.goToCheckout();
  await expect(page.getByRole("button", { name: "Pay $85.00" })).toBeVisible();
});

test("the bag is still there after a reload, and in a second tab", async ({ page, context, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await page.reload();
  await expect(shopper.addButton).toHaveText("in bag");
  const tab = await context.newPage();
  await tab.goto("/cart");
  await expect(tab.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();
});

test("two clicks in a row put one piece into the bag", async ({ page, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await (await shopper.readyAddButton()).dblclick();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toHaveCount(1);
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toHaveCount(1);
});

test("a piece taken out of the bag is gone, and it is said", async ({ page, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await shopper.addToBag();
  await shopper.bagDrawer.getByRole("button", { name: `Remove ${dress.title}` }).press("Enter");
  await expect(shopper.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
  await shopper.closeBag();
  await expect(shopper.addButton).toHaveText("add to bag");
});

test("a bag that the service no longer knows is replaced, and the piece goes in", async ({
  page,
  context,
  stock,
}) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await page.evaluate(() => localStorage.setItem("cart_id", "gid://shopify/Cart/gone"));
  await context.clearCookies();
  await page.reload();
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await shopper.goToCheckout();
});

test("a piece that somebody else buys in the meantime leaves the bag", async ({ page, shop, stock }) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto(dress.path);
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await shop.merchant("sell", dress.handle);
  await page.goto("/");
  await shopper.openBag();
  await expect(shopper.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
});

test("a piece put into the bag before the scripts came is in the same bag afterwards", async ({
  page,
  context,
  stock,
}) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  // Of the shop, and without a script that could miss another.
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
});
