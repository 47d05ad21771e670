import { addAndConfirm, removeButton } from "./cart-lines.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";
import { type Translation, translations } from "./translate.ts";

/** `npx pnpm test translated` translates all other end-to-end tests, too. */

let errors: string[];

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on("pageerror", ({ message }) => {
    // React recovers from a translation before hydration (error 418) by rendering that part again.
    if (!message.includes("#418")) errors.push(message);
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { sentMain: document.querySelector("main") });
    });
  });
});

test.afterEach(() => expect(errors).toEqual([]));

for (const translation of Object.keys(translations) as Translation[])
  test.describe(`translated ${translation}`, () => {
    test.use({ translation });

    test("the home page keeps its document and subscribes to the newsletter", async ({ page }) => {
      await gotoHydrated(page, "/");
      const footer = page.getByRole("contentinfo");
      await footer
        .getByRole("textbox", { name: "Email address" })
        .fill(`${crypto.randomUUID()}@circlet.example`);
      await footer.getByRole("button", { name: "Subscribe" }).click();
      await expect(footer.getByRole("button", { name: "Subscribed!" })).toBeDisabled();
      // React would replace it with the whole document if a text outside of all parts did not match.
      const isKept = await page.evaluate(
        () => (window as { sentMain?: Element }).sentMain === document.querySelector("main"),
      );
      expect(isKept).toBe(true);
    });

    test("a listing counts its filters, and its last filter can be removed", async ({ page }) => {
      await gotoHydrated(page, "/search?category=jeans&color=blue");
      const opener = page.getByRole("button", { name: /^Filters/ });
      await expect(opener).toHaveText("Filters (2)");
      await page.getByRole("link", { name: "Remove filter: Blue" }).click();
      await expect(opener).toHaveText("Filters (1)");
      await page.getByRole("link", { name: "Remove filter: Jeans" }).click();
      await expect(opener).toHaveText("Filters");
    });

    test("a product page shows the price of the chosen size, and its cart empties", async ({
      page,
      stock,
      shopper,
    }) => {
      const dress = await stock({
        variants: [
          { color: "Red", size: "S", price: "20.00" },
          { color: "Red", size: "L", price: "50.00" },
        ],
      });
      await gotoHydrated(page, `${dress.path}?size=S`);
      const bar = page.getByRole("main").locator("[data-component=sticky-add-to-cart]");
      await expect(bar.getByText("$20.00")).toBeVisible();
      await page.getByRole("link", { name: "L", exact: true }).click();
      await expect(bar.getByText("$50.00")).toBeVisible();
      await addAndConfirm(shopper, dress.title);
      await expect(shopper.cartDrawer.getByText("$50.00").first()).toBeVisible();
      await removeButton(shopper, dress.title).click();
      await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toBeHidden();
      await expect(shopper.cartDrawer).toBeVisible();
    });
  });
