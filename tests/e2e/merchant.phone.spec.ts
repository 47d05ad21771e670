import { Shopper, testCards } from "./shopper.ts";
import { expect, test } from "./test.ts";

// One worker runs all of them, because starting this shop takes longer than a test.
test.describe.configure({ mode: "default" });

for (const hasExtensions of [true, false]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${hasExtensions ? "with" : "without"} extensions, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test("a product with three options is found and bought", async ({ page, merchant, shopper }) => {
        const url = hasExtensions ? merchant.shop.url : merchant.plainUrl;
        const main = page.getByRole("main");
        const response = await page.goto(`${url}/collections/winter?filter.v.option.fit=Wide`);
        const policy = (await response?.headerValue("content-security-policy")) ?? "";
        expect(policy.includes(merchant.shop.extensionsUrl)).toBe(hasExtensions);
        await expect(main.getByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
        await expect(main.getByText("Made for the winter.")).toBeVisible();
        await expect(main.getByRole("article")).toHaveCount(2);
        await expect(main.getByRole("link", { name: "Remove filter: Wide" })).toBeVisible();

        await shopper.openProduct("Winter Colour 4");
        const wide = main.getByRole("group", { name: "Fit" }).getByRole("link", { name: /^Wide/ });
        await expect(wide).toHaveAttribute("aria-current", "true");

        await page.goto(`${url}${new URL(page.url()).pathname}`);
        await expect(main.getByRole("link", { name: "Regular, sold out" })).toBeVisible();
        await main.getByRole("link", { name: "Wide, not in this combination" }).click();
        await expect(page).toHaveURL(/\?variant=\d+$/);
        await expect(main.getByRole("group", { name: "Colour" }).getByText("Dusk").first()).toBeAttached();

        if (javaScriptEnabled) await shopper.addToCart();
        else await shopper.addButton.click();
        await expect(page.getByText("Dusk / M / Wide")).toBeVisible();
        await shopper.goToCheckout();
        // The checkout is the platform's: paying once with and once without JavaScript is enough.
        if (hasExtensions !== javaScriptEnabled) return;
        await shopper.fillInAddress();
        await shopper.payWith(testCards.approved);
        await shopper.expectOrderConfirmed();
      });
    });
  }
}

for (const hasExtensions of [true, false]) {
  test(`a thousand products are listed and searched, ${hasExtensions ? "with" : "without"} extensions`, async ({
    page,
    merchant,
  }) => {
    const url = hasExtensions ? merchant.shop.url : merchant.plainUrl;
    const main = page.getByRole("main");
    await page.goto(`${url}/collections/harbor?show=all`);
    await expect(main.getByText("248 items").first()).toBeVisible();
    await expect(main.getByRole("article")).toHaveCount(80);
    await main.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(main.getByRole("article")).toHaveCount(24);
    await page.goto(`${url}/search?text=harbor+finish+100`);
    await expect(main.getByRole("article").first()).toContainText("Harbor Finish 100");
  });
}

test("every card's link leads to a page, and sold-out cards have none", async ({ page, merchant }) => {
  await page.goto(`${merchant.plainUrl}/collections/garden`);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(8);
  const links = cards.getByRole("heading").getByRole("link");
  const soldOut = cards.filter({ hasText: "Sold out" });
  await expect(soldOut).toHaveCount(2);
  await expect(soldOut.getByRole("heading").getByRole("link")).toHaveCount(0);
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(paths).toHaveLength(6);
  for (const path of paths) expect((await page.request.get(merchant.plainUrl + path)).status()).toBe(200);
});

test("a product without options has none to choose", async ({ page, merchant }) => {
  await page.goto(`${merchant.plainUrl}/products/winter-title-2`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Winter Title 2" })).toBeVisible();
  await expect(new Shopper(page).addButton).toHaveText("add to bag");
  await expect(main.getByText("Default Title")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Hollow Pine" }).first()).toHaveAttribute(
    "href",
    "/brands/hollow-pine",
  );
  await main.getByRole("link", { name: "Hollow Pine" }).first().click();
  await expect(main.getByRole("heading", { level: 1, name: "Hollow Pine" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(24);
});

test("a shop of another catalog has none of the demo's words, links and long pages", async ({
  page,
  merchant,
}) => {
  await page.goto(merchant.plainUrl);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const demo =
    /free shipping|easy returns|checked|15% off|WELCOME|Dresses|Sweaters|Outerwear|Final sale|Our story|FAQ|Terms|Partners/i;
  // Also what menus hide, but no scripts.
  const texts = await page.locator("body").evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll("script, style")) script.remove();
    return copy.textContent;
  });
  expect(texts).not.toMatch(demo);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Find an order" })).toBeVisible();
  const paths = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const path of new Set(paths))
    expect([path, (await page.request.get(merchant.plainUrl + path)).status()]).toEqual([path, 200]);
  for (const path of ["/faq", "/terms", "/privacy", "/our-story", "/partners", "/contact", "/accessibility"])
    expect([path, (await page.request.get(merchant.plainUrl + path)).status()]).toEqual([path, 404]);
});
