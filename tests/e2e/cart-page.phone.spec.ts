import { addAndConfirm } from "./cart-lines.ts";
import { interceptCart, isCartRequest } from "./cart-requests.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

test("the drawer leads to the field for a discount code, also on the cart page", async ({
  page,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await addAndConfirm(shopper, dress.title);
  const link = shopper.cartDrawer.getByRole("link", { name: "Enter a discount code" });
  await link.click();
  const field = page.getByRole("main").getByRole("textbox", { name: "Discount code" });
  await expect(field).toBeFocused();
  await shopper.openCart();
  await link.click();
  await expect(shopper.cartDrawer).toBeHidden();
  await expect(field).toBeInViewport();
});

test("the cart page shows that a removal is under way, and that it failed", async ({ page, dress }) => {
  await page.goto(dress.path);
  await addAndConfirm(new Shopper(page), dress.title);
  const isRead = page.waitForResponse((response) => isCartRequest(response.request()));
  await page.goto("/cart");
  await isRead;
  const main = page.getByRole("main");
  const remove = main.getByRole("button", { name: `Remove ${dress.title}` });
  const isBusySeen = Promise.withResolvers<void>();
  const repair = await interceptCart(page, async (route) => {
    await isBusySeen.promise;
    await route.abort();
  });
  await remove.click();
  await expect(main.locator("[aria-busy='true']")).toContainText(dress.title);
  isBusySeen.resolve();
  await expect(main.getByRole("alert")).toHaveText("We could not remove this. Please try again.");
  await repair();
  await remove.click();
  await expect(main.getByText("Your cart is empty.")).toBeVisible();
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByRole("heading", { name: "Cart", exact: true })).toBeFocused();
  await expect(remove).toBeVisible();
});
