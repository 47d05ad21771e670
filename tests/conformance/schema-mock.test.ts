import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningService } from "../programs.ts";
import { startStorefront } from "../e2e/shop.ts";
import { type MockedPlatform, startMockedPlatform } from "./mocked-platform.ts";

const pages = [
  "/",
  "/shelves/dresses",
  "/search",
  "/search?text=hello&sort=deals",
  "/search?filter.v.option.fit=Slim",
  "/direct?department=womens",
  "/category/dresses",
  "/category/dresses/hello-world",
  "/brands",
  "/brands/hello-world",
  "/collections/all",
  "/collections/anything?sort=newest",
  "/products/anything",
  "/products/anything?color=red&size=M",
  "/products/anything/stock",
  "/recently-viewed?ids=1,2",
  "/cards?ids=1,2",
  "/cart",
  "/profile/orders",
  "/profile/addresses",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/products-1.xml",
  "/feeds/products.xml",
  "/feeds/products.tsv",
  "/faq",
  "/contact",
  "/no-such-page",
  "/search?color=red&size=M&minPrice=1,000&maxPrice=x&page=2&after=y",
  "/search?text=%F0%9F%91%97",
  "/collections/%E8%8D%89",
  "/products/anything?variant=1",
  "/pages/anything",
  "/policies/privacy-policy",
  "/policies/hello-world",
  "/blogs/anything",
  "/blogs/anything/article",
  "/blogs/anything/tagged/red",
  "/bought-together/1",
  "/newest?listing=/search",
  "/suggestions?text=he",
  "/sitemaps/collections.xml",
  "/llms.txt",
  "/agents.md",
  "/robots.txt",
  "/order-status",
  "/privacy-choices",
  "/terms",
  "/sizes",
  "/profile",
  "/account/orders/1",
  "/collections/a/products/b",
  "/discount/HELLO?redirect=/search",
  "/cart/1:1",
  "/checkouts/c/1",
  "/.well-known/ucp",
];

/** A second implementation of the official schema, so that the storefront relies on nothing else. */
describe.each([
  ["with products for sale", true],
  ["with nothing for sale", false],
])("a mocked platform %s", (_, flag) => {
  let platform: MockedPlatform;
  let shop: RunningService;

  beforeAll(async () => {
    platform = await startMockedPlatform(flag);
    shop = await startStorefront(platform.url, { STOREFRONT_EXTENSIONS_API_URL: "" });
  });
  afterAll(async () => {
    await shop.stop();
    await platform.close();
  });

  test.each(pages)("%s responds", async (path) => {
    const response = await fetch(shop.url + path, { redirect: "manual" });
    await response.text();
    expect(response.status).toBeLessThan(500);
    expect(platform.errors).toEqual([]);
  });

  test(`a product page ${flag ? "sells the product" : "says that it is gone"}`, async () => {
    const response = await fetch(`${shop.url}/products/anything`);
    const page = await response.text();
    expect(response.status).toBe(flag ? 200 : 404);
    expect(page.includes("https://schema.org/InStock")).toBe(flag);
  });

  test("a form without JavaScript adds to the cart", async () => {
    const body = new URLSearchParams({ intent: "add", id: "gid://shopify/ProductVariant/1" });
    const response = await fetch(`${shop.url}/cart`, { method: "POST", body, redirect: "manual" });
    expect(response.status).toBe(303);
    expect(platform.errors).toEqual([]);
  });
});

/** Values that the schema allows and few stores have. */
test.each<[string, Record<string, () => unknown>]>([
  ["empty texts", { String: () => "", HTML: () => "" }],
  ["very long texts", { String: () => "長い名前".repeat(60), HTML: () => "<p>".repeat(5000) }],
  ["texts of markup", { String: () => `</script><script>"'&`, HTML: () => "<p><p><table></b><svg>" }],
  ["lone surrogates and controls", { String: () => "a\uD83D\u0000\u202Eb", HTML: () => "\uDC57<p>" }],
  ["amounts of nothing and of billions", { Decimal: () => "0.0" }],
  ["amounts of billions", { Decimal: () => "9999999999999.999" }],
  ["negative numbers", { Int: () => -1, Float: () => -1.5, UnsignedInt64: () => "0", Decimal: () => "-5.0" }],
  ["times far away", { DateTime: () => "0001-01-01T00:00:00Z" }],
  ["addresses without a path", { URL: () => "https://cdn.shopify.com" }],
  ["JSON of another type", { JSON: () => "[null, 1]" }],
])("%s of a platform cost no page", async (_, mocks) => {
  const platform = await startMockedPlatform(true, undefined, mocks);
  const shop = await startStorefront(platform.url, { STOREFRONT_EXTENSIONS_API_URL: "" });
  const failed: (readonly [string, number])[] = [];
  for (const path of pages) {
    const response = await fetch(shop.url + path, { redirect: "manual" });
    await response.text();
    if (response.status >= 500) failed.push([path, response.status]);
  }
  await shop.stop();
  await platform.close();
  expect(failed).toEqual([]);
});

test.each(["//cdn.shopify.com/image.jpg", "images/coat.jpg", "data:image/gif;base64,R0lGODlhAQABAAAAACw="])(
  "images at %s cost no page and no feed",
  async (address) => {
    const platform = await startMockedPlatform(true, address);
    const shop = await startStorefront(platform.url, { STOREFRONT_EXTENSIONS_API_URL: "" });
    const failed: string[] = [];
    for (const path of pages) {
      const response = await fetch(shop.url + path, { redirect: "manual" });
      await response.text();
      if (response.status >= 500) failed.push(path);
    }
    const product = await (await fetch(`${shop.url}/products/anything`)).text();
    await shop.stop();
    await platform.close();
    expect(failed).toEqual([]);
    expect(product).toContain("https://schema.org/InStock");
    expect(product.includes('src="/images/cdn.shopify.com/image.jpg')).toBe(address.startsWith("//"));
  },
);

test("a shop in another market requests and formats its own prices", async () => {
  const platform = await startMockedPlatform(true);
  const market = { STOREFRONT_LOCALE: "de-DE", STOREFRONT_CURRENCY: "EUR" };
  const shop = await startStorefront(platform.url, { STOREFRONT_EXTENSIONS_API_URL: "", ...market });
  const page = await (await fetch(`${shop.url}/products/anything`)).text();
  await shop.stop();
  await platform.close();
  expect(platform.contexts).toEqual(new Set(["DE DE"]));
  expect(page).toContain("74,00\u00a0€");
  expect(page).not.toContain("$74");
});
