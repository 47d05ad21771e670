import type { Page } from "@playwright/test";
import { gotoHydrated, hydrated } from "./hydrated.ts";
import { Shopper } from "./shopper.ts";
import { expect, test } from "./test.ts";

/** Whatever fails before React has hydrated a page, the server's page stays and works. */

const errorTitle = "Unexpected Application Error!";

async function expectUsable(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(errorTitle)).toHaveCount(0);
  const shopper = new Shopper(page);
  await shopper.addButton.click();
  // Scripts that failed later than the cart's open the drawer.
  const cartPage = page.getByRole("main").filter({ has: page.getByRole("link", { name: "Checkout" }) });
  const cart = cartPage.or(shopper.cartDrawer);
  await expect(cart.getByRole("link", { name: title })).toBeVisible();
}

/** Runs in the page before its scripts: the given part fails to render. */
function breakPart(part: string): void {
  const { map } = Array.prototype;
  // oxlint-disable-next-line no-extend-native -- The test breaks it on purpose.
  Array.prototype.map = function <Item, Result>(
    this: Item[],
    ...args: [(item: Item, index: number, all: Item[]) => Result]
  ) {
    const [first] = this as unknown[];
    const names = typeof first === "string" ? [first] : Object.values(first ?? {});
    if (names.some((name) => typeof name === "string" && name.includes(part))) throw new Error("Broken");
    return map.apply(this, args as never) as Result[];
  } as typeof map;
}

for (const [part, name] of [
  ["the head", ".woff2"],
  ["the header", "Women"],
  ["the account menu", "Sign in"],
  ["the product", "shipping"],
  ["the footer", "Shop"],
] as const) {
  test(`a product page stays usable when ${part} fails to hydrate`, async ({ page, dress }) => {
    await page.addInitScript(breakPart, name);
    await page.goto(dress.path);
    await expect(page.locator("html[data-scripting]:not([data-hydrated])")).toBeAttached();
    await expectUsable(page, dress.title);
  });
}

test("a product page stays usable when any of its scripts fails", async ({ browser, shop, stock }) => {
  const first = await browser.newPage({ baseURL: shop.url });
  const { path } = await stock();
  const scripts: string[] = [];
  first.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await first.goto(path);
  await hydrated(first.getByRole("main"));
  await first.close();
  expect(scripts.length).toBeGreaterThanOrEqual(10);
  for (const script of scripts.slice(0, 10)) {
    await test.step(script, async () => {
      const page = await browser.newPage({ baseURL: shop.url });
      const dress = await stock();
      await page.route(`**${script}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("Broken")' }),
      );
      await page.goto(dress.path);
      await expect(page.locator("html[data-scripting], html[data-hydrated]")).toBeAttached();
      await expectUsable(page, dress.title);
      await page.close();
    });
  }
});

for (const [path, title] of [
  ["/", "Sent back. Checked. Yours for less."],
  ["/search", "All items"],
  ["/cart", "Cart"],
  ["/faq", "Frequently asked questions"],
  ["/sizes", "My sizes"],
] as const)
  test(`${path} stays readable when any of its scripts fails`, async ({ page, context }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await gotoHydrated(page, path);
    expect(scripts.length).toBeGreaterThanOrEqual(10);
    await Promise.all(
      scripts.slice(0, 10).map(async (script) => {
        const broken = await context.newPage();
        await broken.route(`**${script}`, (route) =>
          route.fulfill({ contentType: "text/javascript", body: 'throw new Error("Broken")' }),
        );
        await broken.goto(path);
        // Scripts start after the page has loaded.
        await expect(broken.locator("html[data-scripting], html[data-hydrated]"), script).toBeAttached();
        await expect(broken.getByRole("heading", { level: 1 }), script).toHaveText(title);
        await expect(broken.getByText(errorTitle), script).toHaveCount(0);
        await broken.close();
      }),
    );
  });

test("an error of a navigation shows the error screen", async ({ page, dress }) => {
  await page.goto(`/search?text=${encodeURIComponent(dress.title)}`);
  await hydrated(page.getByRole("main"));
  await page.evaluate(breakPart, "shipping");
  await page.getByRole("main").getByRole("link", { name: dress.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: errorTitle })).toBeVisible();
});

test("an error of a later render shows the error screen", async ({ page, dress }) => {
  await gotoHydrated(page, "/");
  await page.evaluate(breakPart, dress.title);
  await page.getByRole("combobox").first().fill(dress.title);
  await expect(page.getByRole("heading", { level: 1, name: errorTitle })).toBeVisible();
});
