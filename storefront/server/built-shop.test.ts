import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "./settings.ts";
import { startStorefront, type Storefront } from "./start-storefront.ts";

/** A commerce service that answers each operation as a test says; what a test does not mention is empty. */
type Answers = Record<string, (response: ServerResponse) => void>;

let service: Server;
let shop: Storefront;
let answers: Answers = {};
let asked: { operationName: string; variables: Record<string, unknown> }[] = [];

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const down = json({}, 503);
const silent = () => undefined;

const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };
const usd = (amount: string) => ({ amount, currencyCode: "USD" });
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

const cartId = "gid://shopify/Cart/new";
const line = {
  id: "gid://shopify/CartLine/1",
  quantity: 1,
  cost: { totalAmount: usd("40.0"), subtotalAmount: usd("40.0") },
  merchandise: {
    id: "gid://shopify/ProductVariant/1",
    availableForSale: true,
    selectedOptions: [{ name: "Size", value: "M" }],
    image: null,
    product: {
      id: "gid://shopify/Product/1",
      handle: "coat",
      title: "Wool <b>coat</b>",
      vendor: "Maren & Co",
      availableForSale: true,
      images: { nodes: [] },
      metafields: [{ key: "retail_price", value: "100.00" }],
    },
  },
};
const cart = (...nodes: unknown[]) => ({
  id: cartId,
  createdAt: "",
  updatedAt: "",
  checkoutUrl: "https://checkout.example/1",
  totalQuantity: nodes.length,
  cost: { totalAmount: usd("40.0"), subtotalAmount: usd("40.0") },
  discountCodes: [],
  discountAllocations: [],
  buyerIdentity: { email: null },
  lines: { pageInfo, nodes },
});

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const operation = JSON.parse(body) as (typeof asked)[number];
    asked.push(operation);
    (answers[operation.operationName] ?? answers["*"] ?? json({ data: {} }))(response);
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  const { port } = service.address() as AddressInfo;
  shop = await startStorefront(
    readSettings({
      STOREFRONT_PORT: "0",
      STOREFRONT_API_URL: `http://127.0.0.1:${port}`,
      STOREFRONT_API_TIMEOUT: "300",
      STOREFRONT_PAGE_FRESH_SECONDS: "0",
    }),
  );
});

beforeEach(() => {
  asked = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterAll(async () => {
  await shop.close();
  service.closeAllConnections();
  service.close();
});

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(shop.url + path, { redirect: "manual", ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const post = (fields: Record<string, string>, cookie = "") =>
  get("/cart", { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });

const isBranded = (html: string) => html.includes("Skip to content") && html.includes("Circlet");

describe("when the commerce service is down or slow", () => {
  test.each([
    ["/", down],
    ["/search", down],
    ["/search?text=silk", silent],
    ["/products/coat", silent],
    ["/shelves/dresses", down],
  ])("%s says so with status 503, and offers to try again", async (path, answer) => {
    answers = { "*": answer };
    const { status, headers, html } = await get(path);
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
    answers = { "*": down };
    const { status, html } = await get("/cart", {
      headers: { cookie: `cart_id=${encodeURIComponent(cartId)}` },
    });
    expect(status).toBe(503);
    expect(html.includes("We’ll be right back")).toBe(true);
  });

  test("a shelf that could not be had leaves the rest of the home page", async () => {
    const nodes = [] as unknown[];
    answers = {
      CategoryCounts: down,
      "*": json({ data: { collection: { id: "1", products: { nodes } } } }),
    };
    const { status, headers, html } = await get("/");
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
    answers = {
      "*": collection([card(7), card(8)]),
      GetBrandsQuery: json({ data: { metaobjects: { nodes: [] } } }),
    };
    expect((await get(path)).headers.get("Cache-Tag")).toBe(tags);
  });

  test.each(["/search?category=%D0%BA%D0%BE%D1%82&brand=%C5%93", "/search?brand=a%0Ab"])(
    "%s names what there is not: it shows the whole shop, and is purged as such",
    async (path) => {
      const category = { id: "filter.p.m.product_information.category", label: "Category" };
      const values = [{ id: "1", label: "jeans", count: 2, input: "{}" }];
      const brand = { id: "filter.p.m.product_information.brand", label: "Brand" };
      answers = {
        "*": collection(
          [card(7)],
          [
            { ...category, values },
            { ...brand, values: [{ ...values[0], label: "Maren & Co" }] },
          ],
        ),
        GetBrandsQuery: json({ data: { metaobjects: { nodes: [] } } }),
      };
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get("Cache-Tag")).toBe("p7,listings,listing");
    },
  );
});

describe("what is asked wrongly", () => {
  test("an unknown product is the sold-out page, with status and prerender marker 404", async () => {
    answers = { GetProductByHandle: noProduct };
    const { status, html } = await get("/products/nobody-knows");
    expect(status).toBe(404);
    expect(html.includes("This one has been sold")).toBe(true);
    expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
    expect(html.includes('name="robots" content="noindex, follow"')).toBe(true);
  });

  test.each(["/nowhere", "/profile/nothing/here", "/search/deeper", "/blog"])(
    "%s is not found, and has the shop around it",
    async (path) => {
      const { status, html } = await get(path);
      expect(status).toBe(404);
      expect(isBranded(html)).toBe(true);
      expect(html.includes("We can’t find that page")).toBe(true);
      expect(html.includes('name="prerender-status-code" content="404"')).toBe(true);
    },
  );

  test("a malformed cursor leads to the first page", async () => {
    answers = { CollectionProducts: refused };
    const { status, headers } = await get("/search?category=tops&after=junk");
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe("/search?category=tops");
  });

  test("unknown filters are ignored", async () => {
    answers = { CollectionProducts: emptyListing };
    const { status, html } = await get("/search?sort=cheapest&department=kids&minPrice=abc&utm_source=x");
    expect(status).toBe(200);
    expect(asked[0]?.variables).toMatchObject({ filters: [], sortKey: "CREATED" });
    expect(html.includes("No results")).toBe(true);
  });

  test("a form's empty and repeated fields lead to the listing's one address", async () => {
    const { status, headers } = await get("/search?category=tops&category=jeans&minPrice=&maxPrice=50");
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe("/search?category=jeans,tops&maxPrice=50");
  });

  test("a huge search is cut", async () => {
    answers = {
      ProductSearch: json({ data: { search: { totalCount: 0, pageInfo, productFilters: [], edges: [] } } }),
    };
    const { status } = await get(`/search?text=${"dress+".repeat(1500)}`);
    expect(status).toBe(200);
    expect(String(asked[0]?.variables["query"]).length).toBeLessThan(250);
  });

  test.each([
    [{ body: "{}", headers: { "Content-Type": "application/json" } }],
    [{ body: new URLSearchParams({ intent: "add" }) }],
    [{ body: new URLSearchParams({ intent: "steal", id: "gid://shopify/ProductVariant/1" }) }],
  ])("a form that is none of ours is refused: %o", async (init) => {
    const { status, html } = await get("/cart", { method: "POST", ...init });
    expect(status).toBe(400);
    expect(isBranded(html)).toBe(true);
    expect(asked).toEqual([]);
  });

  test("another site's form changes nothing", async () => {
    const body = new URLSearchParams({ intent: "add", id: "gid://shopify/ProductVariant/1" });
    const { status } = await get("/cart", {
      method: "POST",
      body,
      headers: { Origin: "https://evil.example" },
    });
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe("the bag without JavaScript", () => {
  const add = { intent: "add", id: "gid://shopify/ProductVariant/1" };

  test("a piece goes into a new cart, which a cookie remembers", async () => {
    answers = { cartCreate: json({ data: { cartCreate: { cart: cart(line), userErrors: [] } } }) };
    const { status, headers } = await post(add);
    expect(status).toBe(303);
    expect(headers.get("Location")).toBe("/cart");
    expect(headers.get("Set-Cookie")).toBe(
      "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew; Path=/; Max-Age=864000; SameSite=Lax",
    );
  });

  test("a cart that no longer exists is made anew, and the piece goes in", async () => {
    answers = {
      Cart: json({ data: { cart: null } }),
      cartCreate: json({ data: { cartCreate: { cart: cart(line), userErrors: [] } } }),
    };
    const { status, headers } = await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fgone");
    expect(status).toBe(303);
    expect(headers.get("Set-Cookie")).toContain("Cart%2Fnew");
    expect(asked.map(({ operationName }) => operationName)).toEqual(["Cart", "cartCreate"]);
  });

  test("a piece that is in the bag already is not added again", async () => {
    answers = { Cart: json({ data: { cart: cart(line) } }) };
    await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew");
    expect(asked.map(({ operationName }) => operationName)).toEqual(["Cart"]);
  });

  test("a piece that was just sold is told", async () => {
    answers = { cartCreate: json({ data: { cartCreate: { cart: cart(), userErrors: [] } } }) };
    const { headers } = await post(add);
    expect(headers.get("Location")).toBe("/cart?notice=sold");
  });

  test("the bag's page shows the bag of its cookie, escaped, private and with a form for each line", async () => {
    answers = { Cart: json({ data: { cart: cart(line) } }) };
    const { html, headers } = await get("/cart", {
      headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
    });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(html.includes("Wool &lt;b&gt;coat&lt;/b&gt;")).toBe(true);
    expect(html.includes("<b>coat</b>")).toBe(false);
    expect(html.match(/<form[^>]* action="\/cart" method="post">/g)).toHaveLength(1);
    expect(html.includes("$60.00")).toBe(true);
  });
});
