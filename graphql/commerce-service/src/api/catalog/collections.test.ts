import { afterAll, describe, expect, test } from "vitest";
import { openTestShop, testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";
import { deleteProduct } from "../../catalog/writing/product-writer.ts";
import { saveCollection } from "../../collections/collection-writer.ts";

const day = (number: number): string => `2025-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;

const shop = await openTestShop();
const dress = { productType: "dresses", vendor: "Elowen" };
saveProducts(
  shop.database,
  testProduct("a", {
    ...dress,
    title: "Cherry",
    price: 3000,
    compareAtPrice: 10_000,
    createdAt: day(3),
    information: { category: "dresses", color: "red", size: "S" },
  }),
  testProduct("b", {
    ...dress,
    title: "apple",
    price: 1000,
    compareAtPrice: 10_000,
    createdAt: day(1),
    information: { category: "dresses", color: "red", size: "M" },
  }),
  testProduct("c", {
    title: "Banana",
    price: 2000,
    createdAt: day(2),
    inventory: 0,
    information: { category: "tops", color: "red", size: "M" },
  }),
  testProduct("d", {
    title: "date",
    price: 1000,
    compareAtPrice: 2000,
    createdAt: day(4),
    information: { category: "tops", color: "blue", size: "S" },
  }),
);
saveCollection(shop.database, { handle: "all", title: "All", filters: [] });
saveCollection(shop.database, {
  handle: "deals",
  title: "Deals",
  filters: [],
  sortOrder: "percent_off_desc",
});
saveCollection(shop.database, {
  handle: "dresses",
  title: "All dresses",
  descriptionHtml: "<p>Long and short</p>",
  filters: [{ productMetafield: { namespace: "product_information", key: "category", value: "dresses" } }],
});

afterAll(() => shop.close());

interface Products {
  readonly nodes: readonly { readonly handle: string }[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: Readonly<Record<"hasNextPage" | "hasPreviousPage", boolean>> &
    Readonly<Record<"startCursor" | "endCursor", string>>;
  readonly filters: readonly {
    readonly id: string;
    readonly values: readonly {
      readonly id: string;
      readonly label: string;
      readonly count: number;
      readonly input: string;
    }[];
  }[];
}

const query = `query (
  $handle: String!, $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean,
  $first: Int, $after: String, $last: Int, $before: String
) {
  collection(handle: $handle) {
    products(filters: $filters, sortKey: $sortKey, reverse: $reverse, first: $first, after: $after, last: $last, before: $before) {
      nodes { handle } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      filters { id values { id label count input } }
    }
  }
}`;

async function list(variables: Readonly<Record<string, unknown>>): Promise<Products> {
  const paged = "first" in variables || "last" in variables ? variables : { ...variables, first: 100 };
  const result = await shop.execute<{ collection: { products: Products } }>(query, {
    handle: "all",
    ...paged,
  });
  expect(result.errors).toBeUndefined();
  return result.data.collection.products;
}

async function handles(variables: Readonly<Record<string, unknown>>): Promise<string> {
  return (await list(variables)).nodes.map(({ handle }) => handle).join("");
}

function metafield(key: string, value: string) {
  return { productMetafield: { namespace: "product_information", key, value } };
}

test("a collection returns its own text and the products that match its filters", async () => {
  const { data } = await shop.execute(`{
      collection(handle: "dresses") { title description descriptionHtml products(first: 10) { nodes { handle } } }
      unknown: collection(handle: "nothing") { id }
    }`);
  expect(data).toEqual({
    collection: {
      title: "All dresses",
      description: "Long and short",
      descriptionHtml: "<p>Long and short</p>",
      products: { nodes: [{ handle: "a" }, { handle: "b" }] },
    },
    unknown: null,
  });
});

test("a collection is listed, found by title and linked from its products", async () => {
  const { data } = await shop.execute(`{
      collections(first: 10, sortKey: TITLE) { nodes { handle } }
      found: collections(first: 10, query: "dre") { nodes { handle } }
      product(handle: "a") { collections(first: 10) { nodes { handle } } }
      other: product(handle: "c") { collections(first: 10) { nodes { handle } } }
    }`);
  const of = (...names: string[]) => ({ nodes: names.map((handle) => ({ handle })) });
  expect(data).toEqual({
    collections: of("all", "dresses", "deals"),
    found: of("dresses"),
    product: { collections: of("all", "deals", "dresses") },
    other: { collections: of("all", "deals") },
  });
});

test.each([
  [{ sortKey: "CREATED" }, "bcad"],
  [{ sortKey: "CREATED", reverse: true }, "dacb"],
  [{ sortKey: "PRICE" }, "bdca"],
  [{ sortKey: "PRICE", reverse: true }, "acdb"],
  [{ sortKey: "TITLE" }, "bcad"],
  [{ sortKey: "ID" }, "abcd"],
  [{ sortKey: "COLLECTION_DEFAULT" }, "dacb"],
  [{ handle: "deals" }, "badc"],
  [{ handle: "deals", reverse: true }, "cdab"],
])("sorting by %j", async (variables, expected) => {
  expect(await handles(variables)).toBe(expected);
});

test.each([
  ["of one kind are OR-ed", [metafield("category", "dresses"), metafield("category", "tops")], "abcd"],
  ["of different kinds are AND-ed", [metafield("category", "dresses"), metafield("size", "M")], "b"],
  ["ignore case", [metafield("color", "RED")], "abc"],
  ["by availability", [{ available: true }], "abd"],
  ["by sold-out", [{ available: false }], "c"],
  ["by both availabilities", [{ available: false }, { available: true }], "abcd"],
  ["by price, ends included", [{ price: { min: 10, max: 20 } }], "bcd"],
  ["by a minimum price only", [{ price: { min: 20.01 } }], "a"],
  ["by two price ranges", [{ price: { max: 10 } }, { price: { min: 30 } }], "abd"],
  ["by vendor", [{ productVendor: "elowen" }], "ab"],
  ["by type", [{ productType: "dresses" }], "ab"],
  ["by a value without products", [metafield("color", "mauve")], ""],
  ["by a metafield without a facet", [metafield("mpn", "1")], ""],
  ["none", [], "abcd"],
])("a collection filtered %s: the products", async (_, filters, expected) => {
  expect(await handles({ filters, sortKey: "ID" })).toBe(expected);
});

test("filters that are unknown are rejected by name", async () => {
  const result = await shop.execute(query, {
    handle: "all",
    first: 1,
    filters: [{ variantMetafield: { namespace: "a", key: "b", value: "c" } }],
  });
  expect(result.errors).toMatchObject([{ extensions: { code: "NOT_IMPLEMENTED" } }]);
});

describe("facets", () => {
  async function counts(facet: string, filters: readonly unknown[]): Promise<Record<string, number>> {
    const found = (await list({ filters, first: 1 })).filters.find(({ id }) => id === facet);
    return Object.fromEntries(found?.values.map(({ label, count }) => [label, count]) ?? []);
  }
  const color = "filter.p.m.product_information.color";
  const category = "filter.p.m.product_information.category";

  test("facets count over the whole result, not one page", async () => {
    expect(await counts(color, [])).toEqual({ blue: 1, red: 3 });
  });

  test("a facet ignores its own filter, so that another value can be added", async () => {
    expect(await counts(color, [metafield("color", "blue")])).toEqual({ blue: 1, red: 3 });
  });

  test("a facet applies the other facets' filters, down to zero", async () => {
    expect(await counts(color, [metafield("category", "dresses")])).toEqual({ blue: 0, red: 2 });
    expect(await counts(category, [metafield("color", "blue"), metafield("category", "tops")])).toEqual({
      dresses: 0,
      tops: 1,
    });
  });

  test("the facets report stock and price", async () => {
    expect(await counts("filter.v.availability", [{ available: true }])).toEqual({
      "In stock": 3,
      "Out of stock": 1,
    });
    const price = (await list({ first: 1, filters: [metafield("color", "blue")] })).filters.find(
      ({ id }) => id === "filter.v.price",
    );
    expect(price?.values).toEqual([
      { id: "filter.v.price", label: "Price", count: 1, input: '{"price":{"min":0,"max":10}}' },
    ]);
  });

  test("each facet value has the filter that selects it", async () => {
    const facets = (await list({ first: 1 })).filters;
    const choice = facets.find(({ id }) => id === color)?.values.find(({ label }) => label === "blue");
    expect(choice?.id).toBe(`${color}.blue`);
    expect(await handles({ filters: [JSON.parse(choice!.input)] })).toBe("d");
    for (const facet of facets) {
      for (const { input, count, id } of facet.values) {
        const { nodes } = await list({ filters: [JSON.parse(input)], first: 100 });
        expect({ id, count: nodes.length }).toEqual({ id, count });
      }
    }
  });
});

test("pages of a collection go forward to the end", async () => {
  const first = await list({ sortKey: "ID", first: 3 });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await list({ sortKey: "ID", first: 3, after: first.pageInfo.endCursor });
  expect(second.nodes).toEqual([{ handle: "d" }]);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test("pages go back to the beginning", async () => {
  const last = await list({ sortKey: "PRICE", last: 3 });
  expect(last.nodes.map(({ handle }) => handle).join("")).toBe("dca");
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const before = await list({ sortKey: "PRICE", last: 3, before: last.pageInfo.startCursor });
  expect(before.nodes).toEqual([{ handle: "b" }]);
  expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
});

test("pages resume at the same place after products were added or removed, including the cursor's own", async () => {
  saveProducts(
    shop.database,
    testProduct("p", { price: 9000 }),
    testProduct("q", { price: 9100 }),
    testProduct("r", { price: 9200 }),
  );
  const { endCursor } = (await list({ sortKey: "PRICE", first: 5 })).pageInfo;
  saveProducts(shop.database, testProduct("o", { price: 8000 }), testProduct("s", { price: 9150 }));
  deleteProduct(shop.database, "p");
  expect(await handles({ sortKey: "PRICE", first: 5, after: endCursor })).toBe("qsr");
  for (const handle of ["o", "q", "r", "s"]) deleteProduct(shop.database, handle);
});

test.each([
  [{ first: 1, after: "nonsense" }, "Invalid cursor for current pagination sort."],
  [{ first: 1, after: "" }, "Invalid cursor for current pagination sort."],
  [
    { first: 1, after: Buffer.from("[1]").toString("base64url") },
    "Invalid cursor for current pagination sort.",
  ],
  [
    { first: 1, after: Buffer.from('["price",{},[]]').toString("base64url") },
    "Invalid cursor for current pagination sort.",
  ],
  [{ first: 251 }, "first and last cannot exceed 250"],
  [{ first: -1 }, "first and last cannot be negative"],
  [{}, "you must provide one of first or last"],
  [{ first: 1, last: 1 }, "providing both first and last is not supported"],
])("pages reject the arguments %j", async (variables, message) => {
  const result = await shop.execute(query, { handle: "all", sortKey: "PRICE", ...variables });
  expect(result.errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
});

test("pages reject a cursor from another sort order", async () => {
  const { endCursor } = (await list({ sortKey: "PRICE", first: 2 })).pageInfo;
  const result = await shop.execute(query, { handle: "all", sortKey: "TITLE", first: 2, after: endCursor });
  expect(result.errors?.[0]?.message).toBe("Invalid cursor for current pagination sort.");
});
