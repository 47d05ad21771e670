import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { BuiltShop, card, down, json, noProduct, pageInfo, waitLonger } from "./built-shop.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  waitLonger();
});
const collection = (nodes: readonly unknown[], filters: readonly unknown[] = [], errors?: unknown) =>
  json({
    errors,
    data: {
      collection: {
        id: "1",
        title: "All",
        products: { pageInfo, filters, nodes, edges: nodes.map((node) => ({ node })) },
      },
    },
  });

const noDirectory = json({ data: { metaobjects: { nodes: [] } } });

test.each([
  ["/search", "p7,p8,listings,listing"],
  ["/category/jeans?color=blue", "p7,p8,listings,category-jeans"],
  ["/search?brand=maren-and-co&category=jeans", "p7,p8,listings,brand-maren-and-co"],
  ["/shelves/last-chance", "p7,p8,listings,tier-L30"],
])("%s has tags for its products and its listings", async (path, tags) => {
  shop.answers = {
    "*": collection([card(7), card(8)]),
    GetBrandsQuery: noDirectory,
    extensions_getSeoMetadata: json({ data: { getSeoMetadata: null } }),
    extensions_ComparesProducts: json({ data: { getComparedCatalog: null } }),
  };
  expect((await shop.get(path)).headers.get("Cache-Tag")).toBe(tags);
});

test.each(["/search?category=%D0%BA%D0%BE%D1%82&brand=%C5%93", "/search?brand=a%0Ab"])(
  "%s has unknown values, so it shows the whole shop and has its tags",
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
      GetBrandsQuery: noDirectory,
    };
    const { status, headers } = await shop.get(path);
    expect(status).toBe(200);
    expect(headers.get("Cache-Tag")).toBe("p7,listings,listing");
  },
);

test("an unknown product is cached by its handle, unless its page is incomplete", async () => {
  const products = { data: { collection: { id: "1", products: { nodes: [] } } } };
  const reviews = { data: { getReviews: [] } };
  shop.answers = {
    GetProductByHandle: noProduct,
    Shelf: json(products),
    extensions_getReviews: json(reviews),
    UrlRedirects: json({ data: { urlRedirects: { nodes: [] } } }),
  };
  expect((await shop.get("/products/nobody-knows")).headers.get("Cache-Tag")).toBe("handle-nobody-knows");
  shop.answers = { ...shop.answers, Shelf: down };
  expect((await shop.get("/products/nobody-knows")).headers.get("Cache-Tag")).toBeNull();
});

const partial = (code: string) => [{ message: "x", path: ["collection", "title"], extensions: { code } }];

test.each(["/search", "/search.data", "/category/jeans", "/shelves/last-chance"])(
  "%s is private if a part of its data is missing",
  async (path) => {
    shop.answers = {
      "*": collection([card(7)], [], partial("INTERNAL_SERVER_ERROR")),
      GetBrandsQuery: noDirectory,
    };
    const { status, headers } = await shop.get(path);
    expect(status).toBe(200);
    expect(headers.get("Cache-Tag")).toBeNull();
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  },
);

test("a page without a field that the shop may not read is shared", async () => {
  shop.answers = { "*": collection([card(7)], [], partial("ACCESS_DENIED")), GetBrandsQuery: noDirectory };
  expect((await shop.get("/search")).headers.get("Cache-Tag")).toBe("p7,listings,listing");
});

test("a product without a handle is left out, and nothing links to it", async () => {
  shop.answers = {
    "*": collection([{ ...card(7), handle: null }, { ...card(9), title: null }, card(8)]),
    GetBrandsQuery: noDirectory,
  };
  const { status, html } = await shop.get("/search");
  expect(status).toBe(200);
  expect(html).toContain("/products/coat-8");
  expect(html).not.toMatch(/products\/(null|undefined|")|>null</);
});
