import { expectAdded } from "./cart-lines.ts";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import { testCards } from "./shopper.ts";
import { tabTo } from "./tab-to.ts";
import { expect, onDesktop, test } from "./test.ts";

test(
  "a shopper can search, add a product, check the cart and pay with the keyboard alone",
  onDesktop,
  async ({ page, shopper, dress }) => {
    await page.goto("/");
    await tabTo(page, page.getByRole("banner").getByRole("combobox", { name: "Search" }));
    await page.keyboard.type(dress.title);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?/);
    // The home page may still be visible, with the newest product on more than one shelf.
    const result = page.getByRole("main").getByRole("link", { name: dress.title, exact: true });
    await expect(result).toHaveCount(1);
    await tabTo(page, result);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
    await tabTo(page, shopper.addButton);
    await page.keyboard.press("Enter");
    await expectAdded(shopper, dress.title);
    await expect(shopper.cartDrawer.getByRole("button", { name: /close/i })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(shopper.cartDrawer).toBeHidden();

    await page.goto("/cart");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Checkout" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await shopper.fillInAddress();
    await page.getByRole("textbox", { name: "Card number" }).focus();
    await page.keyboard.type(testCards.approved);
    await page.keyboard.press("Tab");
    await page.keyboard.type("12 / 34");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await shopper.expectOrderConfirmed();
  },
);

test(
  "skip links lead to Add to bag in a few presses, and a link to the bag follows the disabled button",
  onDesktop,
  async ({ page, shopper, dress }) => {
    await gotoHydrated(page, dress.path);
    for (const name of ["Skip to content", "Skip to Add to bag"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name })).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Tab");
    await expect(shopper.addButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expectAdded(shopper, dress.title);
    await page.keyboard.press("Escape");
    await expect(shopper.addButton).toBeDisabled();
    const viewBag = page.getByRole("main").getByRole("link", { name: "View bag" });
    await tabTo(page, viewBag);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/cart$/);
  },
);

test("Escape closes the cart and returns the focus to its link", onDesktop, async ({ page, shopper }) => {
  await page.goto("/");
  const cart = page.getByRole("banner").getByRole("link", { name: /bag/i });
  await (await hydrated(cart)).focus();
  await page.keyboard.press("Enter");
  await expect(shopper.cartDrawer.getByRole("button", { name: /close/i })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cart).toBeFocused();
});

test.describe("with the question for consent", () => {
  test.use({ consentAsked: true });

  test(
    "the question for consent is the first stop and covers nothing that has focus",
    onDesktop,
    async ({ page }) => {
      await page.goto("/search");
      const question = page.getByRole("region", { name: "Your privacy" });
      await expect(question).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(question.locator(":focus")).toBeVisible();
      const { y } = (await question.boundingBox())!;
      const controls = page.locator("main a:visible, main input:visible");
      const bottoms = await controls.evaluateAll((elements, top) => {
        const covered = elements.filter((element) => {
          const box = element.getBoundingClientRect();
          return box.bottom > top && box.top < window.innerHeight;
        });
        return covered.slice(0, 3).map((element) => {
          (element as HTMLElement).focus();
          return element.getBoundingClientRect().bottom;
        });
      }, y);
      expect(bottoms).not.toEqual([]);
      for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(y);
    },
  );
});
