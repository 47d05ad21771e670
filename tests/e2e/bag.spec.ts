import { hold } from "./commerce-calls.ts";
import { hydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";
import { wholeStockBag } from "./whole-stock-bag.ts";
import { addAndSettle, expectBagToHold, pieceIn, removeButton, settled } from "./pieces-in-bag.ts";

/** What the bag does when clicks are quick and the shop is open twice (CART-1 to CART-9). */

test.describe("clicks that are quicker than the service", () => {
  test("what is pressed before the bag is there goes into it then; its sums come with the answer", async ({
    page,
    stock,
  }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    const bag = await hold(page, "cartCreate");
    const answer = await hold(page, "cartLinesAdd");
    await page.goto(dress.path);
    // From the first moment (decision 6).
    expect(await (await hydrated(shopper.addButton)).isDisabled()).toBe(true);
    await expect(shopper.addButton).toHaveText("Loading...");
    // As a finger does that came down before the button changed.
    await shopper.addButton.click({ force: true });
    await expect(pieceIn(shopper, dress.title)).toBeVisible();
    bag();
    await expect(shopper.bagDrawer.getByText("Updating...")).toBeVisible();
    answer();
    await expect(shopper.bagDrawer.getByText("Updating...")).toBeHidden();
    await expect(shopper.bagDrawer.getByRole("definition").filter({ hasText: "$48.00" })).toBeVisible();
  });

  test("a piece taken out while it is still on its way in is not in the bag", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    const answer = await hold(page, "cartLinesAdd");
    await page.goto(dress.path);
    await shopper.addToBag();
    await removeButton(shopper, dress.title).press("Enter");
    await expect(shopper.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
    answer();
    await shopper.closeBag();
    await expect(shopper.addButton).toHaveText("add to bag");
    await expectBagToHold(page, []);
  });

  test("a piece taken out and put in again is in the bag once", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await shopper.addToBag();
    const answer = await hold(page, "cartLinesRemove");
    await removeButton(shopper, dress.title).click();
    await shopper.closeBag();
    await shopper.addToBag();
    answer();
    await settled(shopper, dress.title);
    await expectBagToHold(page, [dress.title]);
  });

  test("Remove clicked twice removes one piece", async ({ page, stock }) => {
    const [dress, coat] = [await stock(), await stock()];
    const shopper = new Shopper(page);
    for (const { path, title } of [coat, dress]) {
      await page.goto(path);
      await addAndSettle(shopper, title);
    }
    await removeButton(shopper, dress.title).dblclick();
    await expect(removeButton(shopper, dress.title)).toBeHidden();
    await expectBagToHold(page, [coat.title]);
  });

  test("two pieces added while the service is slow are both there", async ({ page, stock }) => {
    const [dress, coat] = [await stock(), await stock()];
    const shopper = new Shopper(page);
    const answer = await hold(page, "cartLinesAdd");
    await page.goto(dress.path);
    await shopper.addToBag();
    await shopper.closeBag();
    await page.getByRole("banner").getByRole("link", { name: "Circlet" }).click();
    await shopper.searchFor(coat.title);
    await shopper.openProduct(coat.title);
    await shopper.addToBag();
    await expect(pieceIn(shopper, dress.title)).toBeVisible();
    await expect(pieceIn(shopper, coat.title)).toBeVisible();
    answer();
    await expect(shopper.bagDrawer.getByText("Updating...")).toBeHidden();
    await expectBagToHold(page, [dress.title, coat.title]);
  });

  test("a page left right after adding does not lose the piece", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await expect(page.getByRole("banner").getByRole("link", { name: /bag/i })).toBeVisible();
    const sent = page.waitForRequest((request) => request.postData()?.includes('"cartLinesAdd"') ?? false);
    await shopper.addToBag();
    await sent;
    await page.goto("/faq");
    await expect(async () => expectBagToHold(page, [dress.title])).toPass();
  });
});

test.describe("bags that are gone", () => {
  test("a mark in the storage that is no cart's is replaced", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.addInitScript(() => {
      if (!sessionStorage.getItem("spoiled")) localStorage.setItem("cart_id", "<not a cart>");
      sessionStorage.setItem("spoiled", "yes");
    });
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    await expectBagToHold(page, [dress.title]);
  });

  test("a bag that was paid for is empty, and takes the next piece", async ({ page, stock }) => {
    const [dress, coat] = [await stock(), await stock()];
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await shopper.addToBag();
    await shopper.goToCheckout();
    await shopper.fillInAddress();
    await shopper.payWith("4242 4242 4242 4242");
    await shopper.seesOrderConfirmed();
    await page.goto(coat.path);
    await addAndSettle(shopper, coat.title);
    await expect(pieceIn(shopper, dress.title)).toBeHidden();
    await expectBagToHold(page, [coat.title]);
  });

  test("a browser that keeps nothing has its bag while the shop is open", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Storage is off", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    await expect(pieceIn(shopper, dress.title)).toBeVisible();
  });
});

test.describe("the shop in two tabs", () => {
  test("a piece put in or taken out in one tab is so in the other", async ({ page, context, stock }) => {
    const dress = await stock();
    const here = new Shopper(page);
    await page.goto(dress.path);
    await here.openBag();
    await expect(here.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
    const tab = await context.newPage();
    const there = new Shopper(tab);
    await tab.goto(dress.path);
    await there.addToBag();
    await expect(pieceIn(here, dress.title)).toBeVisible();
    await removeButton(there, dress.title).click();
    await expect(here.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
  });

  test("one piece added in both tabs at once is there once", async ({ page, context, stock }) => {
    const dress = await stock();
    const tab = await context.newPage();
    await Promise.all([page.goto(dress.path), tab.goto(dress.path)]);
    const buttons = [await new Shopper(page).readyAddButton(), await new Shopper(tab).readyAddButton()];
    // Without waiting: a tab that has heard of the other's piece has a button that cannot be pressed any more.
    await Promise.all(buttons.map((button) => button.evaluate((node: HTMLButtonElement) => node.click())));
    await settled(new Shopper(page), dress.title);
    await expectBagToHold(page, [dress.title]);
    await expect(page.getByRole("main").getByText("$48.00").first()).toBeVisible();
  });

  test("Back shows the bag as it is now", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    await page.goto("/cart");
    await page
      .getByRole("main")
      .getByRole("button", { name: `Remove ${dress.title}` })
      .click();
    await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
    await page.goBack();
    await expect(shopper.addButton).toHaveText("add to bag");
  });
});

test.describe("what the service knows better", () => {
  test("a piece sold while it is in the bag leaves it, the others stay", async ({ page, shop, stock }) => {
    const [dress, coat] = [await stock(), await stock()];
    const shopper = new Shopper(page);
    for (const { path, title } of [dress, coat]) {
      await page.goto(path);
      await addAndSettle(shopper, title);
    }
    await shop.merchant("sell", dress.handle);
    await page.goto("/faq");
    await shopper.openBag();
    await expect(
      shopper.bagDrawer.getByText(`${dress.title} has been sold and left your bag.`),
    ).toBeVisible();
    await expect(pieceIn(shopper, dress.title)).toBeHidden();
    await expect(pieceIn(shopper, coat.title)).toBeVisible();
  });

  test("discount, savings and total are the service's, also after a piece has gone", async ({
    page,
    stock,
  }) => {
    const [dress, coat] = [await stock(), await stock()];
    const shopper = new Shopper(page);
    for (const { path, title } of [dress, coat]) {
      await page.goto(path);
      await addAndSettle(shopper, title);
    }
    // Two at $48.00 of $120.00 each, less 15%.
    await expect(shopper.bagDrawer.getByText("−$14.40")).toBeVisible();
    await expect(shopper.bagDrawer.getByText("$81.60")).toBeVisible();
    await expect(shopper.bagDrawer.getByText("$158.40")).toBeVisible();
    await removeButton(shopper, coat.title).click();
    await expect(shopper.bagDrawer.getByText("−$14.40")).toBeHidden();
    await expect(shopper.bagDrawer.getByText("$72.00")).toBeVisible();
  });

  test("a bag of fourteen shows fourteen, and the bag's icon says how many", async ({
    page,
    shop,
    stock,
  }) => {
    const variants = Array.from({ length: 14 }, (_, at) => ({ color: "Red", size: `${at}` }));
    const dress = await stock({ variants });
    const cartId = await wholeStockBag(shop.platformUrl, dress.handle);
    await page.addInitScript((id) => localStorage.setItem("cart_id", id), cartId);
    await page.goto("/faq");
    const shopper = new Shopper(page);
    await shopper.openBag();
    await expect(shopper.bagDrawer.getByRole("button", { name: `Remove ${dress.title}` })).toHaveCount(14);
    await shopper.closeBag();
    await expect(page.getByRole("banner").getByText("You have 14 item(s) in your cart.")).toBeAttached();
  });
});
