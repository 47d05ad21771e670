import { hydrated } from "./hydrated.ts";
import { cards, Shopper } from "./shopper.ts";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./test.ts";

test("by keyboard alone a shopper searches, adds a piece, looks into the bag and pays", async ({
  page,
  stock,
}) => {
  const dress = await stock();
  const shopper = new Shopper(page);
  await page.goto("/");
  await tabTo(page, page.getByRole("banner").getByRole("combobox", { name: "Search" }));
  await page.keyboard.type(dress.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?/);
  // The home page, which is going, may show the newest piece on more than one shelf.
  const result = page.getByRole("main").getByRole("link", { name: dress.title, exact: true });
  await expect(result).toHaveCount(1);
  await tabTo(page, result);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
  await tabTo(page, shopper.addButton);
  await page.keyboard.press("Enter");
  await expect(shopper.bagDrawer.getByRole("link", { name: dress.title })).toBeVisible();
  await expect(shopper.bagDrawer.getByRole("button", { name: /close/i })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shopper.bagDrawer).toBeHidden();

  await page.goto("/cart");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Checkout" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await shopper.fillInAddress();
  await page.getByRole("textbox", { name: "Card number" }).focus();
  await page.keyboard.type(cards.succeeds);
  await page.keyboard.press("Tab");
  await page.keyboard.type("12 / 34");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await shopper.seesOrderConfirmed();
});

test("Escape closes the bag and gives the focus back", async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto("/");
  const bag = page.getByRole("banner").getByRole("link", { name: /bag/i });
  await (await hydrated(bag)).focus();
  await page.keyboard.press("Enter");
  await expect(shopper.bagDrawer.getByRole("button", { name: /close/i })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bag).toBeFocused();
});
