import { ended, hold, loseRequest, loseResponse, reject } from "./cart-requests.ts";
import { addAndConfirm, expectAdded, expectCartToHold, cartLine, removeButton } from "./cart-lines.ts";
import { startWithEmptyCart } from "./service-carts.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

const unreachable = "We could not reach your bag. Please try again.";

test.describe("on an unreliable network", () => {
  test.beforeEach(({ context, shop }) => startWithEmptyCart(context, shop.platformUrl));

  test("a product is added once when the response is lost", async ({ page, shopper, dress }) => {
    await loseResponse(page, "add");
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    await expect(cartLine(shopper, dress.title)).toHaveCount(1);
    await expectCartToHold(page, [dress.title]);
  });

  test("an addition that never arrived is sent again", async ({ page, shopper, dress }) => {
    await loseRequest(page, "add");
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    await expectCartToHold(page, [dress.title]);
  });

  test("an addition that fails is undone, says so, and succeeds on the next try", async ({
    page,
    shopper,
    dress,
  }) => {
    await loseRequest(page, "add", 2);
    await page.goto(dress.path);
    await shopper.addToCart();
    await expect(shopper.cartDrawer.getByText(unreachable)).toBeVisible();
    await expect(cartLine(shopper, dress.title)).toBeHidden();
    await shopper.closeCart();
    await expect(shopper.addButton).toHaveText("add to bag");
    await shopper.addToCart();
    await expect(cartLine(shopper, dress.title)).toBeVisible();
    await expect(shopper.cartDrawer.getByText(unreachable)).toBeHidden();
  });

  test("a product is removed when the response is lost", async ({ page, shopper, dress }) => {
    await page.goto(dress.path);
    await shopper.addToCart();
    await loseResponse(page, "remove");
    const removed = ended(page, "remove");
    await removeButton(shopper, dress.title).click();
    await expect(shopper.cartDrawer.getByText("Your cart is empty.")).toBeVisible();
    await removed;
    await expectCartToHold(page, []);
  });

  test("a product whose removal fails comes back, says so, and can be removed on the next try", async ({
    page,
    shopper,
    dress,
  }) => {
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    await loseRequest(page, "remove", 2);
    await removeButton(shopper, dress.title).click();
    await expect(shopper.cartDrawer.getByText("We could not remove this. Please try again.")).toBeVisible();
    await removeButton(shopper, dress.title).click();
    await expect(shopper.cartDrawer.getByText("Your cart is empty.")).toBeVisible();
  });

  test("the drawer shows an error when the service rejects the product", async ({ page, shopper, dress }) => {
    await reject(page, "add");
    await page.goto(dress.path);
    await shopper.addToCart();
    await expect(shopper.cartDrawer.getByRole("alert")).toContainText("That did not work.");
    await expect(cartLine(shopper, dress.title)).toBeHidden();
  });

  test("a cart that does not load says so, and loads on Try again", async ({
    page,
    context,
    shopper,
    dress,
  }) => {
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    const tab = await context.newPage();
    const other = new Shopper(tab);
    // The page reads the cart up to three times before it gives up.
    await loseRequest(tab, "read", 3);
    await tab.goto("/faq");
    await other.openCart();
    await other.cartDrawer.getByRole("button", { name: "Try again" }).click();
    await expect(cartLine(other, dress.title)).toBeVisible();
  });

  test("the drawer says when the network is down, and works again when it is back", async ({
    page,
    context,
    shopper,
    dress,
  }) => {
    const { cartDrawer } = shopper;
    await page.goto(dress.path);
    await shopper.openCart();
    await expect(cartDrawer.getByText("Your cart is empty.")).toBeVisible();
    await shopper.closeCart();
    await context.setOffline(true);
    await shopper.addToCart();
    await expect(cartDrawer.getByText("You are offline. Please try again when you are back.")).toBeVisible();
    await expect(cartDrawer.getByText("Your cart is empty.")).toBeHidden();
    await context.setOffline(false);
    await cartDrawer.getByRole("button", { name: "Try again" }).click();
    await expectAdded(shopper, dress.title);
    await expectCartToHold(page, [dress.title]);
  });

  test("the cart shows as soon as the network is back", async ({ page, context, shopper, dress }) => {
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    await loseRequest(page, "read", 3);
    await page.goto("/faq");
    await shopper.openCart();
    await expect(shopper.cartDrawer.getByText("Your bag did not load. Please try again.")).toBeVisible();
    await expect(shopper.cartDrawer.getByText("Your cart is empty.")).toBeHidden();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(cartLine(shopper, dress.title)).toBeVisible();
  });
});

test.describe("on a network that never responds", () => {
  test.use({ isPatient: false });
  test.beforeEach(({ context, shop }) => startWithEmptyCart(context, shop.platformUrl));

  test("the cart gives up after a while, says so, and adds the product once on Try again", async ({
    page,
    shopper,
    dress,
  }) => {
    const { cartDrawer } = shopper;
    const release = await hold(page, "add");
    await page.goto(dress.path);
    await shopper.addToCart();
    await expect(cartDrawer.getByText("Your bag took too long to answer. Please try again.")).toBeVisible();
    await expect(cartDrawer.getByText("Your cart is empty.")).toBeHidden();
    release();
    await cartDrawer.getByRole("button", { name: "Try again" }).click();
    await expectAdded(shopper, dress.title);
    await expectCartToHold(page, [dress.title]);
  });
});

test("the first product can be added after the shopper was offline", async ({
  page,
  context,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await shopper.readyAddButton();
  // The cart's script loads when the shopper first does something.
  const script = page.waitForResponse(/\/assets\/cart-script-.*\.js/);
  await page.mouse.move(20, 20);
  await (await script).finished();
  await context.setOffline(true);
  await shopper.addToCart();
  await expect(
    shopper.cartDrawer.getByText("You are offline. Please try again when you are back."),
  ).toBeVisible();
  await context.setOffline(false);
  await shopper.cartDrawer.getByRole("button", { name: "Try again" }).click();
  await expectAdded(shopper, dress.title);
  await expectCartToHold(page, [dress.title]);
});

test("a product on which the shopper first tapped offline is added", async ({
  page,
  context,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  const add = await shopper.readyAddButton();
  await context.setOffline(true);
  const message = page.waitForEvent("dialog");
  await Promise.all([add.click(), message.then((dialog) => dialog.accept())]);
  expect((await message).message()).toMatch(/^You are offline\./);
  await context.setOffline(false);
  await shopper.addToCart();
  await expect(page.getByRole("banner").getByText("You have 1 item")).toBeAttached();
  await expectCartToHold(page, [dress.title]);
});
