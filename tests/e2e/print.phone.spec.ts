import type { Locator, Page } from "@playwright/test";
import { Customer, pat } from "./customer-session.ts";
import { gotoHydrated } from "./hydrated.ts";
import { testCards } from "./shopper.ts";
import { expect, test } from "./test.ts";

/** What a screen has and paper does not: each is a control, a place to go, or a box over the text. */
const forScreens = ["contentinfo", "dialog", "button", "textbox", "combobox"] as const;

async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const role of forScreens) await expect.soft(page.getByRole(role), role).toHaveCount(0);
  await expect.soft(page.getByRole("navigation").getByRole("link")).toHaveCount(0);
  expect.soft(await fixedBoxes(page)).toEqual([]);
}

/** Fixed boxes print on every page and cover its text. */
const fixedBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          ["fixed", "sticky"].includes(getComputedStyle(element).position) && element.checkVisibility(),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** The address above the page. */
const address = (page: Page): Promise<string> =>
  page.locator("link[rel='canonical']").evaluate((link) => {
    const { display, content } = getComputedStyle(link, "::after");
    return display === "none" ? "" : content;
  });

async function expectShown(within: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect(within.getByText(text).first()).toBeVisible();
}

test("a product prints with its image, title, price, size, condition and address only", async ({
  page,
  shop,
}) => {
  const path = "/products/cosset-house-no-show-jersey-brief";
  await page.goto(path);
  await expectPaper(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "No-show jersey brief" })).toBeVisible();
  await expectShown(main, [/\$\d+\.\d\d/, "Size", "New with tags"]);
  await expect(main.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(1);
  expect(await address(page)).toBe(`"${shop.url}${path}"`);
  await expect(main.getByRole("heading", { name: "You may also like" })).toBeHidden();
});

for (const path of ["/terms", "/privacy", "/faq", "/accessibility"]) {
  test(`${path} prints its text and address only`, async ({ page, shop }) => {
    await page.goto(path);
    await expectPaper(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await address(page)).toBe(`"${shop.url}${path}"`);
  });
}

test("the answers of the FAQ print, open or closed", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  const answers = page.getByRole("main").locator("details > div");
  await expect(answers).toHaveCount(8);
  await expect(answers.first()).toBeHidden();
  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      document.title = String(document.querySelectorAll("main details[open]").length);
    }),
  );
  await page.pdf();
  await expect(page).toHaveTitle("8");
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the answers of the FAQ print, open or closed", async ({ page }) => {
    await page.goto("/faq");
    const answers = page.getByRole("main").locator("details > div");
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

test("an open cart does not print", async ({ page, dress, shopper }) => {
  await page.goto(dress.path);
  await shopper.addToCart();
  await expect(shopper.cartDrawer).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(shopper.cartDrawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
});

test("a paid order prints with its lines and totals", async ({ page, dress, shopper }) => {
  await page.goto(dress.path);
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(testCards.approved);
  await shopper.expectOrderConfirmed();
  await expectPaper(page);
  await expectShown(page.getByRole("main"), [
    /^#\d{4,}$/,
    dress.title,
    "12 Orchard Street",
    "$48.00",
    "Total",
  ]);
});

test("the orders of an account print whole", async ({ page }) => {
  await new Customer(page, pat).signInTo("/profile/orders");
  const order = page.getByRole("article", { name: /^Order #/ }).first();
  await expect(order).toBeVisible();
  await expectPaper(page);
  await expect(order.getByRole("list", { name: "Items" })).toBeVisible();
  await expectShown(order, ["Total", "Placed"]);
});
