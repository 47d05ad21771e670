import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { BuiltShop, json, pageInfo, usd } from "./built-shop.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

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
    shop.answers = { "*": answer };
    const { status, headers, html } = await shop.get(path);
    expect(status).toBe(503);
    expect(headers.get("Retry-After")).toBe("5");
    expect(headers.get("Cache-Control")).toContain("no-store");
    if (path.startsWith("/shelves")) return;
    expect(isBranded(html)).toBe(true);
    expect(html.includes("We’ll be right back")).toBe(true);
    expect(html.match(/<a[^>]*href="[^"]*"[^>]*>Try again<\/a>/g)).toHaveLength(1);
    expect(html.match(/at .*\.(js|ts):\d+/)).toBeNull();
  });

  test("a bag that is known by its cookie says so, too", async () => {
    shop.answers = { "*": down };
    const { status, html } = await shop.get("/cart", {
      headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
    });
    expect(status).toBe(503);
    expect(html.includes("We’ll be right back")).toBe(true);
  });

  test("a shelf that could not be had leaves the rest of the home page", async () => {
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

describe("what a page is purged by", () => {
  const card = (number: number) => ({
    id: `gid://shopify/Product/${number}`,
    handle: `coat-${number}`,
    title: "Coat",
    vendor: "Maren & Co",
    availableForSale: true,
    images: { nodes: [] },
    options: [],
    priceRange: { minVariantPrice: usd("40.0") },
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
  ])("%s says what it shows, and what may be new on it", async (path, tags) => {
    shop.answers = {
      "*": collection([card(7), card(8)]),
      GetBrandsQuery: json({ data: { metaobjects: { nodes: [] } } }),
    };
    expect((await shop.get(path)).headers.get("Cache-Tag")).toBe(tags);
  });

  test.each(["/search?category=%D0%BA%D0%BE%D1%82&brand=%C5%93", "/search?brand=a%0Ab"])(
    "%s names what there is not: it shows the whole shop, and is purged as such",
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

describe("what is asked wrongly", () => {
  test("an unknown product is the sold-out page, with status and prerender marker 404", async () => {
    shop.answers = { GetProductByHandle: noProduct };
    const { status, html } = await shop.get("/products/nobody-knows");
    expect(status).toBe(404);
    expect(html.includes("This one has been sold")).toBe(true);
    expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
    expect(html.includes('name="robots" content="noindex, follow"')).toBe(true);
  });

  test.each(["/nowhere", "/profile/nothing/here", "/search/deeper", "/blog"])(
    "%s is not found, and has the shop around it",
    async (path) => {
      const { status, html } = await shop.get(path);
      expect(status).toBe(404);
      expect(isBranded(html)).toBe(true);
      expect(html.includes("We can’t find that page")).toBe(true);
      expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
    },
  );

  test("a malformed cursor leads to the first page", async () => {
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

  test("a form's empty and repeated fields lead to the listing's one address", async () => {
    const { status, headers } = await shop.get("/search?category=tops&category=jeans&minPrice=&maxPrice=50");
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe("/search?category=jeans,tops&maxPrice=50");
  });

  test("a huge search is cut", async () => {
    shop.answers = {
      ProductSearch: json({ data: { search: { totalCount: 0, pageInfo, productFilters: [], edges: [] } } }),
    };
    const { status } = await shop.get(`/search?text=${"dress+".repeat(1500)}`);
    expect(status).toBe(200);
    expect(String(shop.asked[0]?.variables["query"]).length).toBeLessThan(250);
  });

  test.each([
    [{ body: "{}", headers: { "Content-Type": "application/json" } }],
    [{ body: new URLSearchParams({ intent: "add" }) }],
    [{ body: new URLSearchParams({ intent: "steal", id: "gid://shopify/ProductVariant/1" }) }],
  ])("a form that is none of ours is refused: %o", async (init) => {
    const { status, html } = await shop.get("/cart", { method: "POST", ...init });
    expect(status).toBe(400);
    expect(isBranded(html)).toBe(true);
    expect(shop.asked).toEqual([]);
  });

  test("another site's form changes nothing", async () => {
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
