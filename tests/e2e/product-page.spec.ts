import type { Page } from "@playwright/test";
import { expectAccessible, expectOrderedHeadings } from "./accessibility.ts";
import { faultyService } from "./faulty-service.ts";
import { openStorefront } from "./shop.ts";
import { Shopper } from "./shopper.ts";
import { expect, test, withPictures } from "./test.ts";

test.use(withPictures);

/** A piece of the demo catalogue in three colors, each with a front and a back, in size M. */
const brief = "/products/cosset-house-no-show-jersey-brief";

test("a shopper reads who made a piece, what it is, what it costs and what it would cost elsewhere", async ({
  page,
  stock,
}) => {
  const dress = await stock({
    brand: "Test Atelier",
    price: "48.00",
    retailPrice: "120.00",
    romanceCopy: "Made for the last train home.",
  });
  await page.goto(dress.path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(dress.title);
  await expect(main.getByText("Made for the last train home.")).toBeVisible();
  await expect(main.getByText("You save 60%").first()).toBeVisible();
  await expect(main.locator("s").filter({ hasText: "$120.00" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Test Atelier" }).first()).toHaveAttribute(
    "href",
    "/brands/test-atelier",
  );
  for (const note of ["Free shipping.", "Easy returns.", "Secure payment."]) {
    await expect(main.getByText(note).first()).toBeVisible();
  }
  await expectOrderedHeadings(page);
});

test("a piece's condition is explained, flaw by flaw", async ({ page, stock }) => {
  const dress = await stock({
    condition: "new_with_defects",
    defects: ["A pulled thread at the hem", "A faint mark inside the collar"],
  });
  await page.goto(dress.path);
  const condition = page.getByRole("region", { name: "Condition" });
  await expect(condition.getByText("Excellent")).toBeVisible();
  await expect(condition.getByRole("listitem")).toHaveText([
    "A pulled thread at the hem",
    "A faint mark inside the collar",
  ]);
});

test("another color shows its own pictures", async ({ page }) => {
  await page.goto(brief);
  const pictures = page.getByRole("list", { name: "Pictures" }).getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("src", /--pink--front/);
  await page.getByRole("link", { name: /^Black/ }).click();
  await expect(pictures.first()).toHaveAttribute("src", /--black--front/);
  await page.reload();
  await expect(pictures.first()).toHaveAttribute("src", /--black--front/);
});

test("pictures open in the whole window, turn, enlarge and give the focus back", async ({ page }) => {
  await page.goto(brief);
  await page.waitForLoadState("networkidle");
  const first = page.getByRole("link", { name: /^Enlarge: / }).first();
  await first.click();
  const large = page.getByRole("dialog", { name: "No-show jersey brief" });
  const position = large.getByRole("status");
  await expect(position).toHaveText("Picture 1 of 2");
  await large.getByRole("button", { name: "Next picture" }).click();
  await expect(position).toHaveText("Picture 2 of 2");
  await large.getByRole("list", { name: "All pictures" }).getByRole("button").first().click();
  await expect(position).toHaveText("Picture 1 of 2");
  const zoom = large.getByRole("button", { name: /^Zoom: / }).first();
  await zoom.click();
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(first).toBeFocused();
});

test("the size chart opens over the page", async ({ page }) => {
  await page.goto(brief);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("link", { name: "Size Chart" });
  await link.click();
  const chart = page.getByRole("dialog", { name: "Size Chart" });
  await expect(chart.getByRole("img", { name: "Size Chart" })).toBeVisible();
  await chart.getByRole("button", { name: "Close" }).click();
  await expect(chart).toBeHidden();
  await expect(link).toBeFocused();
});

test("six related pieces stand below, and six of the same size", async ({ page }) => {
  await page.goto(brief);
  const related = page.getByRole("region", { name: "You may also like" });
  await expect(related.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "More in size M" }).getByRole("article")).toHaveCount(6);
});

test("what others bought with it, and what they say of its brand, stand there, too", async ({ page }) => {
  await page.goto(brief);
  const together = page.getByRole("region", { name: "Bought together" }).getByRole("article");
  await expect(together.first()).toBeVisible();
  expect(await together.count()).toBeLessThanOrEqual(6);
  const words = page.getByRole("region", { name: "What shoppers say about Cosset House" });
  const said = await words.getByRole("figure").count();
  expect(said).toBeGreaterThan(2);
  expect(said).toBeLessThanOrEqual(5);
  await expect(words.getByText("Verified Purchase")).toHaveCount(said);
});

test("suggestions and words that cannot be had are left out; the piece can be bought all the same", async ({
  page,
  shop,
}) => {
  const service = await faultyService(shop.platformUrl, () => false);
  const storefront = await openStorefront(service.url);
  try {
    const answer = await page.goto(storefront.url + brief);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("region", { name: "You may also like" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^(Bought together|What shoppers say)/ })).toHaveCount(0);
    await expect(new Shopper(page).addButton).toBeEnabled();
  } finally {
    await storefront.stop();
    service.close();
  }
});

test("a brand that nobody wrote about has no words of shoppers", async ({ page, stock }) => {
  const dress = await stock({ brand: `Quiet Atelier ${crypto.randomUUID().slice(0, 6)}` });
  await page.goto(dress.path);
  await expect(page.getByRole("region", { name: "You may also like" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^What shoppers say/ })).toHaveCount(0);
});

test("a size with fewer than six others has no row of its own", async ({ page, stock }) => {
  const dress = await stock({ variants: [{ color: "Red", size: "XQ7" }] });
  await page.goto(dress.path);
  await expect(page.getByRole("region", { name: "You may also like" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^More in size/ })).toHaveCount(0);
});

test("a piece that was sold since its page was made says so, and leads to similar ones", async ({
  page,
  shop,
  stock,
}) => {
  const dress = await stock({ variants: [{ color: "Red", size: "M" }] });
  await page.route(/\/graphql\.json$/, async (route) => {
    if (route.request().postData()?.includes("ProductStock")) await shop.merchant("sell", dress.handle);
    await route.fallback();
  });
  await page.goto(dress.path);
  await expect(page.getByText("Just sold in size M.")).toBeVisible();
  await expect(new Shopper(page).addButton).toHaveText("Sold out");
  await expect(new Shopper(page).addButton).toBeDisabled();
  await page.getByRole("link", { name: "See similar pieces" }).click();
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeInViewport();
});

test("a size that was sold leaves the others to choose", async ({ page, stock }) => {
  const dress = await stock({
    variants: [
      { color: "Red", size: "S", stock: 0 },
      { color: "Red", size: "M" },
    ],
  });
  await page.goto(`${dress.path}?color=Red&size=S`);
  await expect(page.getByText("Sold out in size S. Another size or color is still here.")).toBeVisible();
  await page.getByRole("link", { name: "M", exact: true }).click();
  await expect(new Shopper(page).addButton).toHaveText("add to bag");
});

test("what was looked at before stands at the end of the page, and nothing moves for it", async ({
  page,
  stock,
}) => {
  const [first, second] = [await stock(), await stock()];
  await watchShifts(page);
  await page.goto(first.path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toHaveCount(0);
  await page.goto(second.path, { waitUntil: "networkidle" });
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole("link", { name: first.title, exact: true })).toBeVisible();
  await expect(viewed.getByRole("article")).toHaveCount(1);
  expect(await page.evaluate(() => Number(Reflect.get(window, "shifted")))).toBeLessThan(0.01);
});

test("a piece without a style number has no page", async ({ page, stock }) => {
  const dress = await stock({ styleNumber: "" });
  const answer = await page.goto(dress.path);
  expect(answer?.status()).toBe(404);
});

test("search engines and previews are told of the piece on the page", async ({ page, stock }) => {
  const dress = await stock({ price: "48.00", condition: "preowned" });
  await page.goto(dress.path);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = blocks
    .map((text) => JSON.parse(text) as { "@type": string; offers?: object })
    .find((data) => data["@type"] === "Product");
  expect(product?.offers).toMatchObject({
    price: "48.00",
    availability: "https://schema.org/InStock",
    itemCondition: "https://schema.org/UsedCondition",
    hasMerchantReturnPolicy: { returnFees: "https://schema.org/FreeReturn", merchantReturnDays: 30 },
  });
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
  expect((await content("description"))?.length).toBeLessThanOrEqual(150);
  expect((await content("og:description"))?.length).toBeLessThanOrEqual(200);
  expect(await content("og:type")).toBe("product");
  expect(await content("og:title")).toContain(dress.title);
});

/** Adds up what moves on a page without the shopper's doing. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (hadRecentInput) continue;
        Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
