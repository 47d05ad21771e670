import type { Locator, Page } from "@playwright/test";
import { expectAdded } from "./cart-lines.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, onDesktop, onPhone, test } from "./test.ts";

/** Expects that a click for a new tab, or to save a link's page, neither follows it here nor closes what it is in. */
async function expectClicksForBrowser(page: Page, link: Locator): Promise<void> {
  const url = page.url();
  const opened = page.context().waitForEvent("page");
  await link.click({ modifiers: ["Alt"] });
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(link).toBeVisible();
  expect(page.url()).toBe(url);
}

test(
  "a suggestion that opens in a new tab leaves the list open and the field as typed",
  onDesktop,
  async ({ page, dress }) => {
    await gotoHydrated(page, "/");
    const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
    await field.pressSequentially(dress.title);
    await expectClicksForBrowser(page, page.getByRole("option", { name: dress.title }).first());
    await expect(field).toHaveValue(dress.title);
  },
);

test("a link that opens in a new tab leaves the account menu open", onDesktop, async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await expectClicksForBrowser(page, page.getByRole("banner").getByRole("link", { name: "Orders" }).last());
});

test("a link that opens in a new tab leaves a menu of the header open", onDesktop, async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await page.getByRole("banner").getByRole("link", { name: "Women", exact: true }).hover();
  await expectClicksForBrowser(
    page,
    page.getByRole("banner").getByRole("link", { name: "Final sale" }).first(),
  );
});

test("a link that opens in a new tab leaves the phone's menu open", onPhone, async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectClicksForBrowser(page, menu.getByRole("link", { name: "Orders" }));
});

test(
  "a link that opens in a new tab leaves the cart's drawer open",
  onPhone,
  async ({ page, shopper, dress }) => {
    await gotoHydrated(page, dress.path);
    await shopper.addToCart();
    await expectAdded(shopper, dress.title);
    for (const name of [dress.title, "Enter a discount code", "Checkout"])
      await expectClicksForBrowser(page, shopper.cartDrawer.getByRole("link", { name, exact: true }).first());
  },
);
