import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { testCards } from "./shopper.ts";
import { expect, test, untranslated } from "./test.ts";

/** Every character sequence that has ever broken a page's data or HTML. */
const hostile = "Line one\nline two\ttab \"double\" 'single' </script><!-- & \u2028 <b>bold</b> {{x}} ${y}";

test.use(untranslated);

/** Matches the text as the page shows it: HTML collapses whitespace. */
const shown = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .split(/[\s\u2028]+/)
      .join("\\s+"),
  );

/** Collects the errors that React and the browser report. */
function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

test("a product with markup and control characters in every text is found, shown and bought without an error", async ({
  page,
  stock,
  shopper,
}) => {
  const mark = `q${crypto.randomUUID().slice(0, 7)}`;
  const title = `${mark} ${hostile}`;
  const dress = await stock({
    shortTitle: title,
    brand: `Brand ${hostile}`,
    description: `<p>Body ${hostile}</p>`,
    romanceCopy: `Copy ${hostile}`,
    defects: [`First ${hostile}`, `Second ${hostile}`],
    condition: "new_with_defects",
    styleNumber: `S ${hostile}`,
    variants: [{ color: `Red ${hostile}`, size: `M ${hostile}` }],
  });
  const errors = errorsOn(page);

  await page.goto(`/search?text=${mark}`);
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toHaveCount(1);
  await hydrated(card);
  await expect(card.getByRole("heading")).toHaveText(shown(title));
  await expect(card).toContainText("$48.00");

  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(title));
  // Load the page as a document, too: the server renders it and React hydrates it.
  await page.goto(dress.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(title));
  await expect(page.getByText(shown(`Copy ${hostile}`))).toBeVisible();

  await shopper.addToCart();
  await expect(shopper.cartDrawer.getByRole("link", { name: shown(title) })).toBeVisible();
  expect(errors).toEqual([]);
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(testCards.approved);
  await shopper.expectOrderConfirmed();
});
