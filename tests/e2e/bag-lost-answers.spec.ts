import { answerWith, loseAnswer, loseRequest } from "./commerce-calls.ts";
import { addAndSettle, expectBagToHold, pieceIn, removeButton } from "./pieces-in-bag.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

/** What the bag does when answers are lost or late (CART-1 to CART-9). */

const unreachable = "We could not reach your bag. Please try again.";

test.describe("answers that are lost", () => {
  test("an added piece whose answer was lost is there once", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await loseAnswer(page, "cartLinesAdd");
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    await expect(pieceIn(shopper, dress.title)).toHaveCount(1);
    await expectBagToHold(page, [dress.title]);
  });

  test("an addition that never arrived is sent again", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await loseRequest(page, "cartLinesAdd");
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    await expectBagToHold(page, [dress.title]);
  });

  test("an addition that cannot be made is taken back and said; the next try works", async ({
    page,
    stock,
  }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await loseRequest(page, "cartLinesAdd", 2);
    await page.goto(dress.path);
    await shopper.addToBag();
    await expect(shopper.bagDrawer.getByText(unreachable)).toBeVisible();
    await expect(pieceIn(shopper, dress.title)).toBeHidden();
    await shopper.closeBag();
    await expect(shopper.addButton).toHaveText("add to bag");
    await shopper.addToBag();
    await expect(pieceIn(shopper, dress.title)).toBeVisible();
    await expect(shopper.bagDrawer.getByText(unreachable)).toBeHidden();
  });

  test("a removal whose answer was lost is made", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await shopper.addToBag();
    await loseAnswer(page, "cartLinesRemove");
    await removeButton(shopper, dress.title).click();
    await expect(shopper.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
    await expectBagToHold(page, []);
  });

  test("a removal that cannot be made brings the line back, which says so; the next try works", async ({
    page,
    stock,
  }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    await loseRequest(page, "cartLinesRemove", 2);
    await removeButton(shopper, dress.title).click();
    await expect(shopper.bagDrawer.getByText("We could not remove this. Please try again.")).toBeVisible();
    await removeButton(shopper, dress.title).click();
    await expect(shopper.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
  });

  test("what the service refuses is said in its place", async ({ page, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    const refusal = { code: "INVALID", field: ["lines"], message: "Not allowed" };
    await answerWith(page, "cartLinesAdd", { cartLinesAdd: { cart: null, userErrors: [refusal] } });
    await page.goto(dress.path);
    await shopper.addToBag();
    await expect(shopper.bagDrawer.getByRole("alert")).toContainText("That did not work.");
    await expect(pieceIn(shopper, dress.title)).toBeHidden();
  });

  test("a bag that cannot be read says so and can be tried again", async ({ page, context, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await addAndSettle(shopper, dress.title);
    const tab = await context.newPage();
    const other = new Shopper(tab);
    // A read is tried three times by itself.
    await loseRequest(tab, "Cart", 3);
    await tab.goto("/faq");
    await other.openBag();
    await other.bagDrawer.getByRole("button", { name: "Try again" }).click();
    await expect(pieceIn(other, dress.title)).toBeVisible();
  });

  test("without a network the bag says so; with one it goes on", async ({ page, context, stock }) => {
    const dress = await stock();
    const shopper = new Shopper(page);
    await page.goto(dress.path);
    await shopper.openBag();
    await expect(shopper.bagDrawer.getByText("Your cart is empty.")).toBeVisible();
    await shopper.closeBag();
    await context.setOffline(true);
    await shopper.addToBag();
    await expect(shopper.bagDrawer.getByText(unreachable)).toBeVisible();
    await context.setOffline(false);
    await shopper.closeBag();
    await addAndSettle(shopper, dress.title);
    await expectBagToHold(page, [dress.title]);
  });
});
