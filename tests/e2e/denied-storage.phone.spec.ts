import type { Page } from "@playwright/test";
import { expectAdded } from "./cart-lines.ts";
import { gotoHydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

/** Runs in the page before its scripts: has everything, and denies it, as browsers do that block cookies. */
function denyStorage(): void {
  function deny(): never {
    throw new DOMException("Denied", "SecurityError");
  }
  for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
    Object.defineProperty(window, name, { get: deny });
  for (const name of ["serviceWorker", "storage"]) Object.defineProperty(navigator, name, { get: deny });
  Object.defineProperty(Document.prototype, "cookie", { value: "", writable: true });
  LockManager.prototype.request = () => Promise.reject(new DOMException("Denied", "SecurityError"));
  window.BroadcastChannel = deny as unknown as typeof BroadcastChannel;
}

/** A browser that blocks cookies also sends and keeps none. */
async function denyEverything(page: Page): Promise<void> {
  await page.addInitScript(denyStorage);
  await page.route(
    ({ pathname }) => !pathname.startsWith("/assets/"),
    async (route, request) => {
      if (!request.isNavigationRequest()) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      await page.context().clearCookies();
      const { "set-cookie": _cookie, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    },
  );
}

// Requests that a page makes while it closes have no response.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a shopper whose browser denies storage, channels and locks buys and reads", async ({
  page,
  stock,
  shopper,
}) => {
  const dress = await stock();
  await denyEverything(page);
  await gotoHydrated(page, `/search?text=${encodeURIComponent(dress.title)}`);
  await page.mouse.move(40, 200);
  await shopper.openProduct(dress.title);
  await page.mouse.move(80, 240);
  await shopper.addToCart();
  await expectAdded(shopper, dress.title);
  await shopper.closeCart();
  await page.getByRole("banner").getByRole("link", { name: "Circlet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sent back." })).toBeVisible();
  await shopper.openCart();
  await expectAdded(shopper, dress.title);
  await shopper.goToCheckout();
  await expect(page.getByRole("button", { name: "Pay $48.00" })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

for (const path of ["/profile/wishlist", "/profile/orders", "/privacy-choices", "/sizes"]) {
  test(`the page ${path} opens in a browser that denies storage`, async ({ page, shopper }) => {
    await denyEverything(page);
    await gotoHydrated(page, path);
    await page.mouse.move(40, 200);
    // An error that replaces the page may come with the scripts that load then.
    await shopper.openCart();
    await shopper.closeCart();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  });
}
