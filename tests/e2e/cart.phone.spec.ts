import { ended, hold, isCartRequest, sent } from "./cart-requests.ts";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";
import { startWithEmptyCart, createCartWithAllVariants } from "./service-carts.ts";
import { addAndConfirm, expectCartToHold, cartLine, removeButton, expectAdded } from "./cart-lines.ts";

test("a visitor who adds nothing creates no cart and sends no cart request", async ({ page, dress }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (
      isCartRequest(request) ||
      /browser-wishlist|"operationName":"cart/i.test(`${request.url()} ${request.postData()}`)
    )
      requests.push(request.url());
  });
  await gotoHydrated(page, dress.path);
  await expect(page.getByRole("banner").getByText("You have 0 item(s) in your cart.")).toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: "Circlet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sent back." })).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("cart_id"))).toBeNull();
});

test("a product that was removed is put back from the drawer, and focus goes to its heading", async ({
  page,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await addAndConfirm(shopper, dress.title);
  await removeButton(shopper, dress.title).press("Enter");
  const drawer = shopper.cartDrawer;
  await expect(drawer.getByText(`Removed ${dress.title}.`)).toBeVisible();
  await expect(drawer.getByText("Your cart is empty.")).toBeVisible();
  await drawer.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(drawer.getByRole("heading", { name: "Cart" })).toBeFocused();
  await expectAdded(shopper, dress.title);
  await expect(drawer.getByRole("button", { name: "Undo" })).toBeHidden();
  await expectCartToHold(page, [dress.title]);
});

test("a product that sold after it was removed is not put back, and the cart says so", async ({
  page,
  shop,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await addAndConfirm(shopper, dress.title);
  const removed = ended(page, "remove");
  await removeButton(shopper, dress.title).click();
  await removed;
  await shop.merchant("sell", dress.handle);
  await shopper.cartDrawer.getByRole("button", { name: "Undo" }).click();
  await expect(shopper.cartDrawer.getByText(`${dress.title} has just been sold.`)).toBeVisible();
  await expect(shopper.cartDrawer.getByText("Your cart is empty.")).toBeVisible();
});

test("a visitor who adds nothing loads the cart's script only after doing something", async ({
  page,
  dress,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/cart-script-")) scripts.push(request.url());
  });
  // Loads when the browser is idle.
  const currentStock = page.waitForResponse(`**${dress.path}/stock`);
  await gotoHydrated(page, dress.path);
  await currentStock;
  expect(scripts).toEqual([]);
  await page.keyboard.press("Shift");
  await expect.poll(() => scripts.length).toBe(1);
});

test.describe("on a slow service", () => {
  test("the button shows the progress, and the drawer opens once the product is added", async ({
    page,
    shopper,
    dress,
  }) => {
    const release = await hold(page, "create");
    await page.goto(dress.path);
    await expect(shopper.addButton).toHaveText("add to bag");
    await (await hydrated(shopper.addButton)).click();
    await expect(shopper.addButton).toHaveText("Loading...");
    await expect(shopper.cartDrawer).toBeHidden();
    release();
    await expect(cartLine(shopper, dress.title)).toBeVisible();
    await expect(shopper.cartDrawer.getByRole("definition").filter({ hasText: "$48.00" })).toBeVisible();
  });

  test("a product that is still being added can be removed", async ({
    page,
    context,
    shop,
    shopper,
    dress,
  }) => {
    await startWithEmptyCart(context, shop.platformUrl);
    const release = await hold(page, "add");
    await page.goto(dress.path);
    await shopper.addToCart();
    await shopper.openCart();
    await removeButton(shopper, dress.title).press("Enter");
    await expect(shopper.cartDrawer.getByText("Your cart is empty.")).toBeVisible();
    const removed = ended(page, "remove");
    release();
    await shopper.closeCart();
    await expect(shopper.addButton).toHaveText("add to bag");
    await removed;
    await expectCartToHold(page, []);
  });

  test("a product that was removed and added again is in the cart once", async ({ page, shopper, dress }) => {
    await page.goto(dress.path);
    await shopper.addToCart();
    const release = await hold(page, "remove");
    await removeButton(shopper, dress.title).click();
    await shopper.closeCart();
    await shopper.addToCart();
    release();
    await expectAdded(shopper, dress.title);
    await expectCartToHold(page, [dress.title]);
  });

  test("a double click removes one product", async ({ page, stock, shopper }) => {
    const [dress, coat] = [await stock(), await stock()];
    for (const { path, title } of [coat, dress]) {
      await page.goto(path);
      await addAndConfirm(shopper, title);
    }
    const removed = ended(page, "remove");
    await removeButton(shopper, dress.title).dblclick();
    await expect(removeButton(shopper, dress.title)).toBeHidden();
    await removed;
    await expectCartToHold(page, [coat.title]);
  });

  test("two variants that were added one after the other are both in the cart", async ({
    page,
    context,
    shop,
    stock,
    shopper,
  }) => {
    const variants = ["S", "M"].map((size) => ({ color: "Red", size }));
    const dress = await stock({ variants });
    await startWithEmptyCart(context, shop.platformUrl);
    const release = await hold(page, "add");
    await page.goto(dress.path);
    await shopper.addToCart();
    await page.getByRole("link", { name: "M", exact: true }).click();
    await shopper.addToCart();
    release();
    await expect(removeButton(shopper, dress.title)).toHaveCount(2);
    await expect(shopper.cartDrawer.getByText("Updating...")).toBeHidden();
    await page.goto("/cart");
    await expect(page.getByRole("main").getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  });

  test("a product stays in the cart when the shopper leaves the page right after adding it", async ({
    page,
    shopper,
    dress,
  }) => {
    await page.goto(dress.path);
    await expect(page.getByRole("banner").getByRole("link", { name: /bag/i })).toBeVisible();
    const creation = sent(page, "create");
    await shopper.addToCart();
    await creation;
    await page.goto("/faq");
    await expect(async () => expectCartToHold(page, [dress.title])).toPass();
  });
});

test("an invalid cart id in local storage is replaced", async ({ page, shopper, dress }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("spoiled")) localStorage.setItem("cart_id", "<not a cart>");
    sessionStorage.setItem("spoiled", "yes");
  });
  await page.goto(dress.path);
  await addAndConfirm(shopper, dress.title);
  await expectCartToHold(page, [dress.title]);
});

test("the cart is empty after an order", async ({ page, stock, shopper }) => {
  const [dress, coat] = [await stock(), await stock()];
  await page.goto(dress.path);
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith("4242 4242 4242 4242");
  await shopper.expectOrderConfirmed();
  await page.goto(coat.path);
  await addAndConfirm(shopper, coat.title);
  await expect(cartLine(shopper, dress.title)).toBeHidden();
  await expectCartToHold(page, [coat.title]);
});

test("the cart works without local storage while the page is open", async ({ page, shopper, dress }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Storage is off", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(dress.path);
  await addAndConfirm(shopper, dress.title);
  await expect(cartLine(shopper, dress.title)).toBeVisible();
});

test.describe("in two tabs", () => {
  test("one tab shows what the other tab added or removed", async ({ page, context, dress }) => {
    const here = new Shopper(page);
    await page.goto(dress.path);
    await here.openCart();
    await expect(here.cartDrawer.getByText("Your cart is empty.")).toBeVisible();
    const tab = await context.newPage();
    const there = new Shopper(tab);
    await tab.goto(dress.path);
    await there.addToCart();
    await expect(cartLine(here, dress.title)).toBeVisible();
    await removeButton(there, dress.title).click();
    await expect(here.cartDrawer.getByText("Your cart is empty.")).toBeVisible();
  });

  test("two tabs that create a cart at the same time put their products into one", async ({
    page,
    context,
    stock,
  }) => {
    const [dress, coat] = [await stock(), await stock()];
    const tab = await context.newPage();
    const [here, there] = [new Shopper(page), new Shopper(tab)];
    await Promise.all([page.goto(dress.path), tab.goto(coat.path)]);
    const held = await Promise.all([hold(page, "create"), hold(tab, "create")]);
    const bothSent = Promise.all([sent(page, "create"), sent(tab, "create")]);
    await here.addToCart();
    await there.addToCart();
    await bothSent;
    for (const release of held) release();
    for (const shopper of [here, there]) {
      await expectAdded(shopper, dress.title);
      await expectAdded(shopper, coat.title);
    }
    await expectCartToHold(page, [dress.title, coat.title]);
  });

  test("a product that both tabs add at the same time is in the cart once", async ({
    page,
    context,
    shop,
    dress,
  }) => {
    await startWithEmptyCart(context, shop.platformUrl);
    const tab = await context.newPage();
    await Promise.all([page.goto(dress.path), tab.goto(dress.path)]);
    const buttons = [await new Shopper(page).readyAddButton(), await new Shopper(tab).readyAddButton()];
    // Click without waiting: the button is disabled as soon as a tab learns that the other one added the product.
    await Promise.all(buttons.map((button) => button.evaluate((node: HTMLButtonElement) => node.click())));
    await expectAdded(new Shopper(page), dress.title);
    await expectCartToHold(page, [dress.title]);
    await expect(page.getByRole("main").getByText("$48.00").first()).toBeVisible();
  });

  test("the drawer closes when Back changes the page below it", async ({ page, shopper }) => {
    await gotoHydrated(page, "/search");
    await page.getByRole("combobox", { name: "Sort" }).selectOption("price_asc");
    await expect(page).toHaveURL(/sort=price_asc/);
    await shopper.openCart();
    await page.goBack();
    await expect(page).not.toHaveURL(/sort/);
    await expect(shopper.cartDrawer).toBeHidden();
  });

  test("the page shows the current cart after Back", async ({ page, shopper, dress }) => {
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    await page.goto("/cart");
    const remove = page.getByRole("main").getByRole("button", { name: `Remove ${dress.title}` });
    // Without the script, the form's post would add a page to the history.
    await (await hydrated(remove)).click();
    await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
    await page.goBack();
    await expect(shopper.addButton).toHaveText("add to bag");
  });
});

test.describe("after changes at the service", () => {
  test("a product that is sold leaves the cart, and the others stay", async ({
    page,
    shop,
    stock,
    shopper,
  }) => {
    const [dress, coat] = [await stock(), await stock()];
    for (const { path, title } of [dress, coat]) {
      await page.goto(path);
      await addAndConfirm(shopper, title);
    }
    await shop.merchant("sell", dress.handle);
    await page.goto("/faq");
    await shopper.openCart();
    await expect(
      shopper.cartDrawer.getByText(`${dress.title} has been sold and left your bag.`),
    ).toBeVisible();
    await expect(cartLine(shopper, dress.title)).toBeHidden();
    await expect(cartLine(shopper, coat.title)).toBeVisible();
  });

  test("discount, savings and total are shown, and updated after a removal", async ({
    page,
    stock,
    shopper,
  }) => {
    const [dress, coat] = [await stock(), await stock()];
    for (const { path, title } of [dress, coat]) {
      await page.goto(path);
      await addAndConfirm(shopper, title);
    }
    // Two at $48.00 of $120.00 each, less 15%.
    await expect(shopper.cartDrawer.getByText("−$14.40")).toBeVisible();
    await expect(shopper.cartDrawer.getByText("$81.60")).toBeVisible();
    await expect(shopper.cartDrawer.getByText("$158.40")).toBeVisible();
    await removeButton(shopper, coat.title).click();
    await expect(shopper.cartDrawer.getByText("−$14.40")).toBeHidden();
    await expect(shopper.cartDrawer.getByText("$72.00")).toBeVisible();
  });

  test("the drawer shows all fourteen products of a cart, and the icon their number", async ({
    page,
    shop,
    stock,
    shopper,
  }) => {
    const variants = Array.from({ length: 14 }, (_, index) => ({ color: "Red", size: `${index}` }));
    const dress = await stock({ variants });
    const cartId = await createCartWithAllVariants(shop.platformUrl, dress.handle);
    await page.addInitScript((id) => localStorage.setItem("cart_id", id), cartId);
    await page.goto("/faq");
    await shopper.openCart();
    await expect(shopper.cartDrawer.getByRole("button", { name: `Remove ${dress.title}` })).toHaveCount(14);
    await shopper.closeCart();
    await expect(page.getByRole("banner").getByText("You have 14 item(s) in your cart.")).toBeAttached();
  });
});

test("selecting text in the drawer and letting go beside it keeps the drawer open", async ({
  page,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await addAndConfirm(shopper, dress.title);
  const heading = shopper.cartDrawer.getByRole("heading", { name: "Cart" });
  // Waits until the drawer stands still.
  await heading.hover();
  const { x, y, width, height } = (await heading.boundingBox())!;
  await page.mouse.move(x + width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(10, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
  // Fails in a drawer that is closing, which does not stand still.
  await heading.hover();
  await page.mouse.click(10, y);
  await expect(shopper.cartDrawer).toBeHidden();
});
