import { loseRequest } from "./commerce-calls.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

test("the chosen color and size are in the address and survive a reload", async ({ page, stock }) => {
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

test("choosing a size keeps the color where the pair exists, else takes the first of that size", async ({
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

test("the last piece says so", async ({ page, stock }) => {
  const dress = await stock({ variants: [{ color: "Red", size: "M" }] });
  await page.goto(dress.path);
  await expect(page.getByText("One left in size M")).toBeVisible();
});

test("a piece that is sold has a page with status 404 and a way on", async ({ page, shop, stock }) => {
  const dress = await stock();
  await shop.merchant("sell", dress.handle);
  const answer = await page.goto(dress.path);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /shop|search|find/i })
      .first(),
  ).toBeVisible();
});

for (const address of ["/products/there-is-no-such-thing", "/blog", "/nowhere/at/all"]) {
  test(`${address} answers 404 with a way on`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /home/i })).toBeVisible();
  });
}

test("a piece that is sold while its page is open says so when it is added", async ({
  page,
  shop,
  stock,
}) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  // Whoever asks anew before adding is told sooner; here the page has not heard of it.
  await loseRequest(page, "ProductStock", 9);
  await page.goto(dress.path);
  await expect(shopper.addButton).toHaveText("add to bag");
  await shop.merchant("sell", dress.handle);
  await shopper.addToBag();
  await expect(shopper.bagDrawer.getByText(`${dress.title} has just been sold.`)).toBeVisible();
  await shopper.closeBag();
  await expect(shopper.addButton).toHaveText("Sold out");
});
