import { gotoHydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

test("the chosen color is part of the URL and survives a reload", async ({ page, stock }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Red", size: "M" },
      { color: "Blue", size: "M" },
    ],
  });
  await page.goto(dress.path);
  await page.getByRole("link", { name: /^Blue/ }).click();
  await expect(page).toHaveURL(/color=blue/i);
  await page.reload();
  await expect(page.getByRole("link", { name: /^Blue/ })).toHaveAttribute("aria-current", "true");
});

test("choosing a size keeps the color if the size has it, or selects the first color of that size", async ({
  page,
  stock,
}) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Red", size: "M" },
      { color: "Blue", size: "M" },
      { color: "Green", size: "L" },
    ],
  });
  await page.goto(`${dress.path}?color=blue&size=M`);
  await page.getByRole("link", { name: "L", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Green/ })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "M", exact: true }).click();
  await expect(page.getByRole("link", { name: "M", exact: true })).toHaveAttribute("aria-current", "true");
});

test("a size with only one left says so", async ({ page, stock }) => {
  const dress = await stock({ variants: [{ color: "Red", size: "M" }] });
  await page.goto(dress.path);
  await expect(page.getByText("One left in size M")).toBeVisible();
});

test("adding a product that was sold while its page was open says so", async ({
  page,
  shop,
  shopper,
  dress,
}) => {
  // Block the page's own stock check, which would notice the sale earlier.
  await page.route(`**${dress.path}/stock`, (route) => route.abort());
  await page.goto(dress.path);
  await expect(shopper.addButton).toHaveText("add to bag");
  await shop.merchant("sell", dress.handle);
  await shopper.addToCart();
  await expect(shopper.cartDrawer.getByText(`${dress.title} has just been sold.`)).toBeVisible();
  await shopper.closeCart();
  await expect(shopper.addButton).toHaveText("Sold out");
});

test("a size chosen just before the click on the button is the size in the cart", async ({
  page,
  stock,
  shopper,
}) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S" },
      { color: "Red", size: "M" },
    ],
  });
  await gotoHydrated(page, `${dress.path}?size=S`);
  const size = await page.getByRole("link", { name: "M", exact: true }).elementHandle();
  // As two fingers would, before the router has rendered the new address.
  await shopper.addButton.evaluate(async (button: HTMLElement, link) => {
    (link as HTMLElement).click();
    await Promise.resolve();
    button.click();
  }, size);
  await expect(shopper.cartDrawer.getByText("Red / M")).toBeVisible();
  await expect(page).toHaveURL(/size=M/);
  await expect(shopper.cartDrawer).toBeVisible();
});
