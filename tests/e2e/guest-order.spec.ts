import { expectAccessible } from "./accessibility.ts";
import { testCards } from "./shopper.ts";
import { expect, onPhone, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a guest finds an order by number and email", onPhone, async ({ page, stock, shopper }) => {
      const product = await stock();
      await page.goto(product.path);
      if (javaScriptEnabled) {
        await shopper.addToCart();
        await expect(shopper.cartDrawer).toBeVisible();
      } else await shopper.addButton.click();
      await shopper.goToCheckout();
      await shopper.fillInAddress("guest@circlet.example");
      await shopper.payWith(testCards.approved);
      await shopper.expectOrderConfirmed();
      const number = (await page.getByText(/^#\d{4,}$/).innerText()).slice(1);

      await page.goto("/order-status");
      const field = (name: string) => page.getByRole("textbox", { name, exact: true });
      await field("Order number").fill("1");
      await field("Email").fill("guest@circlet.example");
      await page.getByRole("button", { name: "Find order" }).click();
      await expect(page.getByRole("alert")).toContainText("No order has this number and this email.");
      if (javaScriptEnabled) await expectAccessible(page);
      await expect(field("Email")).toHaveValue("guest@circlet.example");
      await field("Order number").fill(`#${number}`);
      await page.getByRole("button", { name: "Find order" }).click();

      await expect(page.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
      const main = page.getByRole("main");
      for (const words of ["Where it is", "Portland, Oregon", product.title])
        await expect(main).toContainText(words);
      await expect(main).not.toContainText("Orchard Street");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: `Order #${number}` })).toBeVisible();
    });
  });
}

test("footer and sign-in lead to the form", onPhone, async ({ page }) => {
  const form = page.getByRole("heading", { level: 1, name: "Find an order" });
  await page.goto("/profile/orders");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByRole("link", { name: "Find an order" }).click();
  await expect(form).toBeVisible();
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  await footer.getByText("Help", { exact: true }).click();
  await footer.getByRole("link", { name: "Find an order" }).click();
  await expect(form).toBeVisible();
});
