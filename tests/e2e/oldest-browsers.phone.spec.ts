import { type NewerFeature, newerFeatures } from "../../.tasks/lint/newer-features.ts";
import { expectAdded } from "./cart-lines.ts";
import { gotoHydrated } from "./hydrated.ts";
import { Shopper, testCards } from "./shopper.ts";
import { expect, test, untranslated } from "./test.ts";

test.use(untranslated);

/** What browsers have in common: without it, Chromium cannot create the HTML that Trusted Types ask for. */
const kept = new Set(["trustedTypes", "TrustedTypePolicyFactory", "TrustedTypePolicy", "TrustedHTML"]);

/** Runs in the page before its scripts. */
function removeFeatures(features: readonly NewerFeature[]): void {
  for (const { kind, owner, name } of features) {
    if (kind === "global" || owner === "Window") Reflect.deleteProperty(globalThis, name);
    const type = owner
      .split(".")
      .reduce<{ prototype?: object } | undefined>(
        (outer, inner) => outer && (Reflect.get(outer, inner) as object | undefined),
        globalThis as object,
      );
    if (type) Reflect.deleteProperty(type, name);
    if (type?.prototype && kind === "member") Reflect.deleteProperty(type.prototype, name);
  }
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(
    removeFeatures,
    newerFeatures().filter(({ name }) => !kept.has(name)),
  );
});

test("a shopper buys a dress in the oldest supported browsers", async ({ page, stock }) => {
  const dress = await stock();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const shopper = new Shopper(page);
  await gotoHydrated(page, "/");
  expect(
    await page.evaluate(() => ["parse" in URL, "groupBy" in Map, "toSorted" in Array.prototype]),
  ).toEqual([false, false, false]);
  await shopper.searchFor(dress.title);
  await shopper.openProduct(dress.title);
  await shopper.addToCart();
  await expectAdded(shopper, dress.title);
  await shopper.goToCheckout();
  await shopper.fillInAddress();
  await shopper.payWith(testCards.approved);
  await shopper.expectOrderConfirmed();
  expect(errors).toEqual([]);
});

test("every kind of page hydrates in the oldest supported browsers", async ({ page, stock }) => {
  const dress = await stock();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of ["/search", dress.path, "/brands", "/faq", "/cart", "/sizes", "/privacy-choices"]) {
    await gotoHydrated(page, path);
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await page.mouse.move(40, 200);
  }
  // Its scripts lead on to the sign-in.
  await page.goto("/profile/orders");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a shopper filters a listing in browsers without popovers", async ({ page }) => {
  await gotoHydrated(page, "/search");
  // This Chromium still hides what has the attribute.
  await page
    .locator("[data-part=filters]")
    .evaluate((panel) => Object.assign(panel.style, { display: "block", position: "static" }));
  const form = page.getByRole("form", { name: "Filters" });
  await expect(form).toBeVisible();
  // Buttons that would do nothing. Only a browser without popovers would also show those inside the filters.
  await expect(page.getByRole("main").locator("[popovertarget]")).toHaveCount(0);
  await form.getByRole("checkbox", { name: /^Jeans/ }).check();
  await expect(page).toHaveURL(/category=jeans/);
});
