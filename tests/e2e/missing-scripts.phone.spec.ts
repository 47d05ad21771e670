import { expectAdded } from "./cart-lines.ts";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import type { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

/** Scripts can be missing or late when the shop was deployed while a tab was open, or when the network fails. */

test("the first click on a product loads it as a document when its script is missing", async ({
  page,
  dress,
}) => {
  await page.route(/\/assets\/product-.*\.js/, (route) => route.abort());
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  const link = page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first();
  await hydrated(link);
  const opened = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(dress.path),
  );
  await link.click();
  await opened;
  await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(dress.path));
});

test("a page of an old build opens the next page as a document", async ({ page, dress }) => {
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  const link = page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first();
  await hydrated(link);
  await page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"build","\w+"/, '"build","another"');
    await route.fulfill({ response, body });
  });
  const opened = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(dress.path),
  );
  await link.click();
  await opened;
  await expect(page.getByRole("heading", { level: 1, name: dress.title })).toBeVisible();
});

test("a failed prefetch does not reload the page", async ({ page }) => {
  await page.route(/\/assets\/contact-[\w-]{8}\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/faq");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  await hydrated(link);
  const navigations: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && navigations.push(request.url()));
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/contact-"));
  await link.focus();
  await failed;
  await link.blur();
  expect(navigations).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
});

test("the cart opens as a page when its script is missing", async ({ page, shopper, dress }) => {
  await page.route(/\/assets\/cart-script-.*\.js/, (route) => route.abort());
  await page.goto(dress.path);
  await shopper.addToCart();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toBeVisible();
});

test("a click before the cart's script arrives adds the product", async ({ shopper, dress }) => {
  const release = await addBeforeScript(shopper, dress.path);
  release();
  await expectAdded(shopper, dress.title);
});

test("a click offline says so, and a click after the connection is back adds the product", async ({
  page,
  context,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await shopper.readyAddButton();
  await context.setOffline(true);
  const alerted = page.waitForEvent("dialog");
  const clicked = shopper.addToCart();
  const dialog = await alerted;
  expect(dialog.message()).toContain("You are offline.");
  await dialog.accept();
  await clicked;
  await context.setOffline(false);
  await shopper.addToCart();
  await expectAdded(shopper, dress.title);
});

test("a product is added without the drawer when the cart's script arrives on the next page", async ({
  page,
  shopper,
  dress,
}) => {
  const release = await addBeforeScript(shopper, dress.path);
  await page.getByRole("banner").getByRole("link", { name: "Circlet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sent back." })).toBeVisible();
  release();
  await expect(page.getByRole("banner").getByText("You have 1 item")).toBeAttached();
  await expect(shopper.cartDrawer).toBeHidden();
});

test("the cart page says that a product was just sold when the cart's script is missing", async ({
  page,
  shop,
  shopper,
  dress,
}) => {
  await page.route(/\/assets\/cart-script-.*\.js/, (route) => route.abort());
  // Block the page's own stock check, which would notice the sale earlier.
  await page.route(`**${dress.path}/stock`, (route) => route.abort());
  await page.goto(dress.path);
  await shopper.readyAddButton();
  await shop.merchant("sell", dress.handle);
  await shopper.addToCart();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole("main").getByText("has just been sold")).toBeVisible();
});

test("a product can be removed from the cart page when the cart's script is missing", async ({
  page,
  shopper,
  dress,
}) => {
  await page.goto(dress.path);
  await shopper.addToCart();
  await expectAdded(shopper, dress.title);
  await page.route(/\/assets\/cart-script-.*\.js/, (route) => route.abort());
  await gotoHydrated(page, "/cart");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByRole("main").getByRole("link", { name: dress.title })).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
});

test("search, menu and footer work without scripts", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/");
  await expect(
    page.getByRole("alert").filter({ has: page.getByRole("link", { name: "Reload the page" }) }),
  ).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await box.fill("linen");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?text=linen/);
  // On phones, the footer's columns start closed.
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Our story" });
  if (!(await link.isVisible()))
    await page.getByRole("contentinfo").getByText("Circlet", { exact: true }).first().click();
  await link.click();
  await expect(page).toHaveURL(/\/our-story/);
});

test("a sort order chosen while the scripts load applies when they run", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/search");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price_asc");
  scripts.resolve();
  await expect(page).toHaveURL(/sort=price_asc/);
});

test("a filter checked while the scripts load applies when they run", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/search");
  await page
    .getByRole("form", { name: "Filters" })
    .getByRole("checkbox", { name: /^Jeans/ })
    .check();
  scripts.resolve();
  await expect(page).toHaveURL(/category=jeans/);
});

/** Adds a product while the cart's script is held back. The returned function releases the script. */
async function addBeforeScript(shopper: Shopper, path: string): Promise<() => void> {
  const { page } = shopper;
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/cart-script-.*\.js/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path);
  await shopper.addToCart();
  await expect(shopper.addButton).toHaveText("Loading...");
  return released.resolve;
}
