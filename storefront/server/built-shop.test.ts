import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BuiltShop, json, pageInfo, usd } from "./built-shop.fixture.ts";

const shop = new BuiltShop();

const impatientShop = new BuiltShop(300);

beforeAll(() => Promise.all([shop.open(), impatientShop.open()]));
afterAll(() => Promise.all([shop.close(), impatientShop.close()]));

beforeEach(() => {
  shop.asked = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  waitLonger();
});
afterEach(() => vi.restoreAllMocks());

/** A page waits a second for data it can do without. A busy machine may need longer, so here it waits a minute. */
function waitLonger(): void {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation((work: () => void, delay = 0) =>
    setTimeout(work, delay < 1000 ? delay : 60_000),
  );
}

const down = json({}, 503);
const silent = () => undefined;

const emptyListing = json({
  data: { collection: { id: "1", title: "All", products: { pageInfo, filters: [], edges: [], nodes: [] } } },
});
const noProduct = json({ data: { product: null } });
const refused = json({
  data: { collection: null },
  errors: [
    { message: "Invalid cursor for current pagination sort.", extensions: { code: "BAD_USER_INPUT" } },
  ],
});

const isBranded = (html: string) => html.includes("Skip to content") && html.includes("Circlet");

describe("when the commerce service is down or slow", () => {
  test.each([
    ["/", down],
    ["/search", down],
    ["/search?text=silk", silent],
    ["/products/coat", silent],
    ["/shelves/dresses", down],
  ])("%s says so with status 503, and offers to try again", async (path, answer) => {
    impatientShop.answers = { "*": answer };
    const { status, headers, html } = await impatientShop.get(path);
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("5");
    expect(headers.get("Cache-Control")).toContain("no-store");
    if (path.startsWith("/shelves")) return;
    expect(isBranded(html)).toBe(true);
    expect(html.includes("We’ll be right back")).toBe(true);
    expect(html.match(/<a[^>]*href="[^"]*"[^>]*>Try again<\/a>/g)).toHaveLength(1);
    expect(html.match(/at .*\.(js|ts):\d+/)).toBeNull();
  });

  test("the page of an existing cart says so, too", async () => {
    shop.answers = { "*": down };
    const { status, html } = await shop.get("/cart", {
      headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
    });
    expect(status).toBe(503);
    expect(html.includes("We’ll be right back")).toBe(true);
  });

  test("a shelf that cannot be loaded does not affect the rest of the home page", async () => {
    const nodes = [] as unknown[];
    shop.answers = {
      CategoryCounts: down,
      "*": json({ data: { collection: { id: "1", products: { nodes } } } }),
    };
    const { status, headers, html } = await shop.get("/");
    expect(status).toBe(200);
    expect(html.includes("Yours for less")).toBe(true);
    expect(headers.get("Cache-Control")).toContain("no-store");
  });
});

describe("when the commerce service answers 200, but not with what was asked", () => {
  const huge = json({ data: { collection: { id: "x".repeat(6 * 1024 * 1024) } } });

  test.each([
    ["/search", "no field", json({ data: {} })],
    ["/search", "no data", json({ data: null })],
    ["/search?text=silk", "null for the search", json({ data: { search: null } })],
    ["/brands", "null for the brands", json({ data: { metaobjects: null } })],
    ["/products/coat", "no field", json({ data: {} })],
    ["/search", "more than 5 MB", huge],
    ["/search", "half an answer", (response: ServerResponse) => response.end('{"data":{"collec')],
  ] as const)("%s says so with status 503, and offers to try again: %s", async (path, _name, answer) => {
    shop.answers = { "*": answer };
    const { status, headers, html } = await shop.get(path);
    expect(status).toBe(503);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(html.match(/<a[^>]*href="[^"]*"[^>]*>Try again<\/a>/g)).toHaveLength(1);
  });

  test.each([
    ["no field", json({ data: {} })],
    ["no data", json({ data: null })],
  ])("the cart is never called empty: %s", async (_name, answer) => {
    shop.answers = { "*": answer };
    const { status, html } = await shop.get("/cart", {
      headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
    });
    expect(status).toBe(503);
    expect(html.includes("We’ll be right back")).toBe(true);
  });
});

describe("a product sitemap beyond the index", () => {
  const products = json({ data: { products: { pageInfo, nodes: [] } } });

  test("is not found, and asks the service once for all of them", async () => {
    shop.answers = { "*": products };
    for (const number of [2, 3, 99]) {
      expect((await shop.get(`/sitemaps/products-${number}.xml`)).status).toBe(404);
    }
    expect(shop.asked).toHaveLength(1);
  });

  test("is not found without asking if no shop has that many", async () => {
    expect((await shop.get("/sitemaps/products-100.xml")).status).toBe(404);
    expect(shop.asked).toEqual([]);
  });
});

test.each([
  ["entry script", ' type="late-module" async="">', 'type="module"'],
  ["preloads", '<link rel="late-modulepreload" href="/assets/', 'rel="modulepreload"'],
])("React Router writes its %s in the form that late-start.ts expects", async (_part, late, early) => {
  const { html } = await shop.get("/terms");
  expect([html.includes(late), html.includes(early)]).toEqual([true, false]);
});

describe("a page's cache tags", () => {
  const card = (number: number) => ({
    id: `gid://shopify/Product/${number}`,
    handle: `coat-${number}`,
    title: "Coat",
    vendor: "Maren & Co",
    productType: "",
    availableForSale: true,
    images: { nodes: [] },
    options: [],
    priceRange: { minVariantPrice: usd("40.0") },
    compareAtPriceRange: { minVariantPrice: usd("0.0") },
    metafields: [],
  });
  const collection = (nodes: readonly unknown[], filters: readonly unknown[] = []) =>
    json({
      data: {
        collection: {
          id: "1",
          title: "All",
          products: { pageInfo, filters, nodes, edges: nodes.map((node) => ({ node })) },
        },
      },
    });

  test.each([
    ["/search", "p7,p8,listings,listing"],
    ["/category/jeans?color=blue", "p7,p8,listings,category-jeans"],
    ["/search?brand=maren-and-co&category=jeans", "p7,p8,listings,brand-maren-and-co"],
    ["/shelves/last-chance", "p7,p8,listings,tier-L30"],
  ])("%s has tags for its products and its listings", async (path, tags) => {
    shop.answers = {
      "*": collection([card(7), card(8)]),
      GetBrandsQuery: json({ data: { metaobjects: { nodes: [] } } }),
    };
    expect((await shop.get(path)).headers.get("Cache-Tag")).toBe(tags);
  });

  test.each(["/search?category=%D0%BA%D0%BE%D1%82&brand=%C5%93", "/search?brand=a%0Ab"])(
    "%s has unknown values: it shows the whole shop and has its tags",
    async (path) => {
      const category = { id: "filter.p.m.product_information.category", label: "Category" };
      const values = [{ id: "1", label: "jeans", count: 2, input: "{}" }];
      const brand = { id: "filter.p.m.product_information.brand", label: "Brand" };
      shop.answers = {
        "*": collection(
          [card(7)],
          [
            { ...category, values },
            { ...brand, values: [{ ...values[0], label: "Maren & Co" }] },
          ],
        ),
        GetBrandsQuery: json({ data: { metaobjects: { nodes: [] } } }),
      };
      const { status, headers } = await shop.get(path);
      expect(status).toBe(200);
      expect(headers.get("Cache-Tag")).toBe("p7,listings,listing");
    },
  );
});

describe("invalid requests", () => {
  test("an unknown product is the sold-out page, with status and prerender marker 404", async () => {
    shop.answers = { GetProductByHandle: noProduct };
    const { status, html } = await shop.get("/products/nobody-knows");
    expect(status).toBe(404);
    expect(html.includes("This one has been sold")).toBe(true);
    expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
    expect(html.includes('name="robots" content="noindex, follow"')).toBe(true);
  });

  test("an unknown product is kept under its handle's tag, unless its page has a gap", async () => {
    const products = { data: { collection: { id: "1", products: { nodes: [] } } } };
    const reviews = { data: { getReviews: [] } };
    shop.answers = {
      GetProductByHandle: noProduct,
      Shelf: json(products),
      extensions_getReviews: json(reviews),
    };
    expect((await shop.get("/products/nobody-knows")).headers.get("Cache-Tag")).toBe("handle-nobody-knows");
    shop.answers = { ...shop.answers, Shelf: down };
    expect((await shop.get("/products/nobody-knows")).headers.get("Cache-Tag")).toBeNull();
  });

  test("a listing with an open facet has the canonical address of the listing", async () => {
    shop.answers = { CollectionProducts: emptyListing };
    const { html } = await shop.get("/search?open=color");
    const [canonical = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
    expect(canonical).toContain('/search"');
  });

  test.each(["/nowhere", "/profile/nothing/here", "/search/deeper", "/blog"])(
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

  test("unknown filters are ignored", async () => {
    shop.answers = { CollectionProducts: emptyListing };
    const { status, html } = await shop.get(
      "/search?sort=cheapest&department=kids&minPrice=abc&utm_source=x",
    );
    expect(status).toBe(200);
    expect(shop.asked[0]?.variables).toMatchObject({ filters: [], sortKey: "CREATED" });
    expect(html.includes("No results")).toBe(true);
  });

  test("a form's empty and repeated fields redirect to the canonical address", async () => {
    const { status, headers } = await shop.get("/search?category=tops&category=jeans&minPrice=&maxPrice=50");
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe("/search?category=jeans,tops&maxPrice=50");
  });

  test("a very long search is cut", async () => {
    shop.answers = {
      ProductSearch: json({ data: { search: { totalCount: 0, pageInfo, productFilters: [], edges: [] } } }),
    };
    const { status } = await shop.get(`/search?text=${"dress+".repeat(1500)}`);
    expect(status).toBe(200);
    expect(String(shop.asked[0]?.variables["query"]).length).toBeLessThan(250);
  });

  test.each(["/%", "/a%00b", "/products/%E0%A4%A"])(
    "gets its own page for the malformed address %s",
    async (path) => {
      const { status, html } = await shop.get(path);
      expect(status).toBe(400);
      expect(isBranded(html)).toBe(true);
      expect(html).toContain("We can’t find that page");
      expect(shop.asked).toEqual([]);
    },
  );

  test.each([
    [{ body: "{}", headers: { "Content-Type": "application/json" } }],
    [{ body: new URLSearchParams({ intent: "add" }) }],
    [{ body: new URLSearchParams({ intent: "steal", id: "gid://shopify/ProductVariant/1" }) }],
  ])("rejects an unknown form: %o", async (init) => {
    const { status, html } = await shop.get("/cart", { method: "POST", ...init });
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
});
