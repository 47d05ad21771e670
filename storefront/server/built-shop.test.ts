import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BuiltShop, isBranded, json, noProduct, pageInfo, waitLonger } from "./built-shop.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  waitLonger();
});
const emptyListing = json({
  data: { collection: { id: "1", title: "All", products: { pageInfo, filters: [], edges: [], nodes: [] } } },
});
const refused = json({
  data: { collection: null },
  errors: [
    { message: "Invalid cursor for current pagination sort.", extensions: { code: "BAD_USER_INPUT" } },
  ],
});

test.each([
  ["entry script", ' type="late-module" async="">', 'type="module"'],
  ["preloads", '<link rel="late-modulepreload" href="/assets/', 'rel="modulepreload"'],
])("React Router writes its %s in the form that late-start.ts expects", async (_part, late, early) => {
  const { html } = await shop.get("/terms");
  expect([html.includes(late), html.includes(early)]).toEqual([true, false]);
});

describe("a product sitemap past the index", () => {
  const products = json({ data: { products: { pageInfo, nodes: [] } } });

  test("a product sitemap past the index is not found, after the service was queried once for all of them", async () => {
    shop.answers = { "*": products };
    for (const number of [2, 3, 99]) {
      expect((await shop.get(`/sitemaps/products-${number}.xml`)).status).toBe(404);
    }
    expect(shop.asked).toHaveLength(1);
  });

  test("a product sitemap that no shop has is not found without a query", async () => {
    expect((await shop.get("/sitemaps/products-100.xml")).status).toBe(404);
    expect(shop.asked).toEqual([]);
  });
});

test("an unknown product is the sold-out page, with status and prerender marker 404", async () => {
  shop.answers = { GetProductByHandle: noProduct };
  const { status, html } = await shop.get("/products/nobody-knows");
  expect(status).toBe(404);
  expect(html.includes("This one has been sold")).toBe(true);
  expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
  expect(html.includes('name="robots" content="noindex, follow"')).toBe(true);
});

test("a listing with an open facet has the listing's canonical URL", async () => {
  shop.answers = { CollectionProducts: emptyListing };
  const { html } = await shop.get("/search?open=color");
  const [canonical = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  expect(canonical).toContain('/search"');
});

test.each(["/nowhere", "/profile/nothing/here", "/profile/returns", "/search/deeper", "/blog"])(
  "%s shows the not-found page in the shop's frame",
  async (path) => {
    const { status, html } = await shop.get(path);
    expect(status).toBe(404);
    expect(isBranded(html)).toBe(true);
    expect(html.includes("We can’t find that page")).toBe(true);
    expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
  },
);

test("a malformed cursor redirects to the first page", async () => {
  shop.answers = { CollectionProducts: refused };
  const { status, headers } = await shop.get("/search?category=tops&after=junk");
  expect(status).toBe(302);
  expect(headers.get("Location")).toBe("/search?category=tops");
});

test("malformed and unknown parameters are ignored", async () => {
  shop.answers = { CollectionProducts: emptyListing };
  const { status, html } = await shop.get("/search?sort=cheapest&minPrice=abc&utm_source=x");
  expect(status).toBe(200);
  expect(shop.asked[0]?.variables).toMatchObject({ filters: [], sortKey: "CREATED" });
  expect(html.includes("No results")).toBe(true);
});

test("a form's empty and repeated fields redirect to the canonical address", async () => {
  const { status, headers } = await shop.get("/search?category=tops&category=jeans&minPrice=&maxPrice=50");
  expect(status).toBe(302);
  expect(headers.get("Location")).toBe("/search?category=jeans,tops&maxPrice=50");
});

test("a very long search is truncated", async () => {
  shop.answers = {
    ProductSearch: json({ data: { search: { totalCount: 0, pageInfo, productFilters: [], edges: [] } } }),
  };
  const { status } = await shop.get(`/search?text=${"dress+".repeat(1500)}`);
  expect(status).toBe(200);
  expect(String(shop.asked[0]?.variables["query"]).length).toBeLessThan(250);
});

test.each(["/%", "/a%00b", "/products/%E0%A4%A"])(
  "the malformed URL %s gets its own error page",
  async (path) => {
    const { status, html } = await shop.get(path);
    expect(status).toBe(400);
    expect(isBranded(html)).toBe(true);
    expect(html).toContain("We can’t find that page");
    expect(shop.asked).toEqual([]);
  },
);

test.each([
  new URLSearchParams({ intent: "add" }),
  new URLSearchParams({ intent: "steal", id: "gid://shopify/ProductVariant/1" }),
])("an unknown form is rejected: %o", async (body) => {
  const { status, html } = await shop.get("/cart", { method: "POST", body });
  expect(status).toBe(400);
  expect(isBranded(html)).toBe(true);
  expect(shop.asked).toEqual([]);
});

test("a form on another site changes nothing", async () => {
  const body = new URLSearchParams({ intent: "add", id: "gid://shopify/ProductVariant/1" });
  const { status } = await shop.get("/cart", {
    method: "POST",
    body,
    headers: { Origin: "https://evil.example" },
  });
  expect(status).toBe(400);
  expect(shop.asked).toEqual([]);
});
