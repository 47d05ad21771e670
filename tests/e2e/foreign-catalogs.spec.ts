import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCsv } from "./import-csv.ts";
import { type Shop, startShop } from "./shop.ts";
import { testCards } from "./shopper.ts";
import { expect, onDesktop, onPhone, test } from "./test.ts";

// One worker runs all of them, because starting this shop takes longer than a test.
test.describe.configure({ mode: "default" });

/** A merchant's exports, each in another script or of other goods, and a product to buy from each. */
const catalogs = [
  {
    name: "arabic",
    search: "كتان",
    title: "فستان كتان صيفي",
    choose: ["كبير", "رماني"],
    chosen: "رماني / كبير",
  },
  { name: "japanese", search: "羽織", title: "リネンの羽織", choose: ["L", "生成り"], chosen: "L / 生成り" },
  {
    name: "german",
    search: "Königsblaue",
    title: "Königsblaue Hochgeschwindigkeitsstrickjacke",
    choose: ["Übergröße"],
    chosen: "Königsblaumittelmeertürkis / Übergröße",
  },
  { name: "jewelry", search: "ring", title: "Tide Ring", choose: ["54"], chosen: "Gold 14k / Rose / 54" },
] as const;

let shop: Shop;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), "circlet-catalogs-"));
  for (const { name } of catalogs)
    await importCsv(join(import.meta.dirname, "catalogs", `${name}.csv`), folder);
  shop = await startShop(
    folder,
    { CIRCLET_CONTENT: "own", STOREFRONT_API_TIMEOUT: "60000" },
    { hasTexts: false },
  );
});

test.afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

for (const { name, search, title, choose, chosen } of catalogs) {
  test(`a product of the ${name} catalog is found and bought`, async ({ page, shopper }) => {
    const main = page.getByRole("main");
    await page.goto(`${shop.url}/search?text=${encodeURIComponent(search)}`);
    await shopper.openProduct(title);
    for (const value of choose)
      await main
        .getByRole("link", { name: new RegExp(`^${value}\\b|^${value}`) })
        .first()
        .click();
    await shopper.addToCart();
    await expect(page.getByText(chosen).first()).toBeVisible();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, "the page is wider than the screen").toBe(false);
    await shopper.goToCheckout();
    await shopper.fillInAddress();
    await shopper.payWith(testCards.approved);
    await shopper.expectOrderConfirmed();
  });
}

test("a description is laid out in the direction of its script", onPhone, async ({ page }) => {
  await page.goto(`${shop.url}/search?text=${encodeURIComponent("كتان")}`);
  await page.getByRole("main").getByRole("link", { name: "فستان كتان صيفي", exact: true }).first().click();
  await expect(page.getByText("فستان من الكتان الخفيف")).toHaveCSS("direction", "rtl");
});

test("a product without a description has no empty part for it", onPhone, async ({ page }) => {
  await page.goto(`${shop.url}/products/quarry-voucher`);
  await expect(page.getByRole("heading", { level: 1, name: "Quarry Lane Gift Card" })).toBeVisible();
  await expect(page.getByText("Secure payment")).toBeVisible();
  await expect(page.getByText("Details", { exact: true })).toHaveCount(0);
});

test("a product without images has one column of text, and no empty one", onDesktop, async ({ page }) => {
  await page.goto(`${shop.url}/products/quarry-voucher`);
  const path = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.x).toBe(path?.x);
});

test("a shop without size systems offers no sizes to save", onPhone, async ({ page }) => {
  await page.goto(`${shop.url}/sizes`);
  await expect(page.getByText("The items in this shop have no sizes that you can save.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save my sizes" })).toHaveCount(0);
});

test("every page of such a shop opens, and no link leads nowhere", onPhone, async ({ page }) => {
  const seen = new Set<string>();
  const waiting = ["/", "/search", "/brands", "/cart", "/order-status", "/privacy-choices", "/llms.txt"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await page.request.get(shop.url + path);
    expect([path, response.status()]).toEqual([path, 200]);
    if (seen.size > 60 || !response.headers()["content-type"]?.startsWith("text/html")) continue;
    const links = await page.evaluate(
      (html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return [...body.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
      },
      await response.text(),
    );
    waiting.push(...links.map((link) => link.split("#")[0] ?? "").filter((link) => /^\/(?!\/)/.test(link)));
  }
  expect(seen.size).toBeGreaterThan(20);
});
