import type { Route } from "@playwright/test";
import { addAndConfirm, cartLine, expectCartToHold } from "../e2e/cart-lines.ts";
import { interceptCart, loseRequest, loseResponse } from "../e2e/cart-requests.ts";
import { startWithEmptyCart } from "../e2e/service-carts.ts";
import { Shopper } from "../e2e/shopper.ts";
import { expect, test } from "../e2e/test.ts";

/** Faults between the browser and the services: offline, lost responses, a broken identity provider, a new release. */

const fulfill =
  (status: number, contentType: string, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body, headers: { "access-control-allow-origin": "*" } });

/** Responses that say nothing about the cart. */
const uselessAnswers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ["refuses connections", (route) => route.abort("connectionrefused")],
  ["answers 500", fulfill(500, "text/html", "<h1>Error</h1>")],
  ["answers 503", fulfill(503, "application/json", "{}")],
  ["sends an HTML page", fulfill(200, "text/html", "<h1>Welcome</h1>")],
  ["sends nothing", fulfill(200, "application/json", "")],
  ["sends broken JSON", fulfill(200, "application/json", '{"cart":{')],
  ["sends no cart", fulfill(200, "application/json", "{}")],
];

for (const [fault, answer] of uselessAnswers) {
  test(`the shop's server ${fault}: the cart never says it is empty, and is back on Try again`, async ({
    page,
    context,
    shop,
    shopper,
    dress,
  }) => {
    await startWithEmptyCart(context, shop.platformUrl);
    await page.goto(dress.path);
    await addAndConfirm(shopper, dress.title);
    const tab = await context.newPage();
    const other = new Shopper(tab);
    const repair = await interceptCart(tab, answer);
    await tab.goto("/faq");
    await other.openCart();
    const again = other.cartDrawer.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expect(other.cartDrawer.getByText("Your cart is empty.")).toBeHidden();
    await repair();
    await again.click();
    await expect(cartLine(other, dress.title)).toBeVisible();
  });
}

for (const [fault, lose] of [
  ["the first cart's answer is lost", loseResponse],
  ["the first cart's request is lost", loseRequest],
] as const) {
  test(`${fault}: the product is in the cart once`, async ({ page, shopper, dress }) => {
    await lose(page, "create");
    await page.goto(dress.path);
    await shopper.addToCart();
    await expect(cartLine(shopper, dress.title)).toBeVisible({ timeout: 20_000 });
    await expectCartToHold(page, [dress.title]);
  });
}

const token = "**/oauth/token";

for (const [fault, answer] of [
  ["answers 500", fulfill(500, "text/html", "<h1>Error</h1>")],
  ["answers 429", fulfill(429, "application/json", '{"error":"slow_down"}')],
  ["sends an HTML page", fulfill(200, "text/html", "<h1>Welcome</h1>")],
  ["sends nothing", fulfill(200, "application/json", "")],
  [
    "sends tokens without an id token",
    fulfill(200, "application/json", '{"access_token":"a","token_type":"Bearer"}'),
  ],
  ["refuses connections", (route: Route) => route.abort("connectionrefused")],
] as const) {
  test(`the identity provider ${fault}: nobody is signed in, and the next sign-in works`, async ({
    page,
    customer,
  }) => {
    await page.route(token, answer);
    await page.goto("/profile/settings");
    await customer.identify();
    await expect(
      page.getByRole("heading", { name: /could not sign you in|temporarily unavailable/i }),
    ).toBeVisible({
      timeout: 20_000,
    });
    expect(await customer.stored("access_token")).toBeNull();
    await page.unroute(token, answer);
    await page.goto("/profile/settings");
    const again = page.getByText("Signed in as").or(page.getByLabel("Email", { exact: true }));
    await expect(again.first()).toBeVisible();
  });
}

test("a new release replaced the scripts of an open tab: links open as documents", async ({
  page,
  dress,
}) => {
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  const link = page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first();
  await expect(link).toBeVisible();
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
});
