import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { hydrated } from "./hydrated.ts";
import { expect, onPhone, test } from "./test.ts";

const light = "rgb(253, 252, 250)";
const dark = "rgb(22, 19, 18)";

const ground = (page: Page) => page.locator("body");
const option = (page: Page, name: string) =>
  page.getByRole("form", { name: "Appearance" }).getByRole("button", { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      "a page follows the system until the shopper chooses, and again afterwards",
      onPhone,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: "dark" });
        await page.goto("/faq");
        await expect(ground(page)).toHaveCSS("background-color", dark);
        await option(page, "Light").click();
        await expect(ground(page)).toHaveCSS("background-color", light);
        await expect(page).toHaveURL("/faq");
        await page.goto("/terms");
        await expect(ground(page)).toHaveCSS("background-color", light);
        await expect(option(page, "Light selected")).toBeVisible();
        await option(page, "System").click();
        await expect(ground(page)).toHaveCSS("background-color", dark);
        await expect(option(page, "System selected")).toBeVisible();
        await page.emulateMedia({ colorScheme: "light" });
        await expect(ground(page)).toHaveCSS("background-color", light);
      },
    );

    test("the shop prints in light", onPhone, async ({ page }) => {
      await page.goto("/faq");
      await option(page, "Dark").click();
      await expect(ground(page)).toHaveCSS("background-color", dark);
      await page.emulateMedia({ media: "print" });
      await expect(ground(page)).toHaveCSS("background-color", light);
    });
  });
}

test("the chosen scheme is there before any script of the shop", onPhone, async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "scheme", value: "dark", url: baseURL ?? "" }]);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/faq");
  await expect(ground(page)).toHaveCSS("background-color", dark);
});

test("a choice changes the toolbar's color without loading the page again", onPhone, async ({ page }) => {
  await page.goto("/faq");
  const toolbar = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((metas: HTMLMetaElement[]) =>
        metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
      );
  expect(await toolbar()).toEqual(["#fdfcfa"]);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await (await hydrated(option(page, "Dark"))).click();
  await expect.poll(toolbar).toEqual(["#161312"]);
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("a choice applies to its page when the browser denies the cookie", onPhone, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "cookie", { get: () => "", set() {} }));
  await page.goto("/faq");
  for (const [choice, color] of [
    ["Dark", dark],
    ["System", light],
  ] as const) {
    await (await hydrated(option(page, choice))).click();
    await expect(ground(page)).toHaveCSS("background-color", color);
    await expect(option(page, `${choice} selected`)).toBeVisible();
  }
});

test.describe("in dark", onPhone, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: "dark" }));

  for (const address of ["/", "/search", "/category/dresses", "/cart", "/faq", "/our-story", "/nowhere"])
    test(`${address} has no accessibility violation`, async ({ page }) => {
      await page.goto(address);
      await expectAccessible(page);
    });

  test("a product page and the open cart have no accessibility violation", async ({
    page,
    shopper,
    dress,
  }) => {
    await page.goto(dress.path);
    await expectAccessible(page);
    await shopper.addToCart();
    await expect(shopper.cartDrawer.getByRole("link", { name: dress.title })).toBeVisible();
    await expectAccessible(page);
  });
});
