import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";

const shop = await openTestShop();
saveProducts(
  shop.database,
  testProduct("red-dress", { title: "Red wrap dress", price: 3000 }),
  testProduct("blue-dress", { title: "Blue slip dress", price: 1000, tags: ["sale"], vendor: "Elowen" }),
  testProduct("red-boots", { title: "Red suède boots", price: 5000, vendor: "Marlow & Wren" }),
  testProduct("gone-dress", { title: "Red dress in linen", price: 2000, inventory: 0 }),
  testProduct("dresser", { title: "Dresser's t-shirt", price: 500 }),
);

afterAll(() => shop.close());

interface Found {
  readonly search: { readonly totalCount: number; readonly nodes: readonly { readonly handle: string }[] };
}

async function search(args: string) {
  const result = await shop.execute<Found>(
    `{ search(first: 20, types: [PRODUCT], ${args}) { totalCount nodes { ... on Product { handle } } } }`,
  );
  expect(result.errors).toBeUndefined();
  return { ...result, handles: result.data.search.nodes.map(({ handle }) => handle) };
}

test("a search finds titles with any word, more matching words first and sold-out products last", async () => {
  const { handles, data } = await search(`query: "red dress"`);
  expect(handles).toEqual(["red-dress", "red-boots", "blue-dress", "dresser", "gone-dress"]);
  expect(data.search.totalCount).toBe(5);
});

test.each([
  [`query: "boot"`, ["red-boots"]],
  [`query: "SUEDE"`, ["red-boots"]],
  [`query: "t-shirt"`, ["dresser"]],
  [`query: "bo", prefix: NONE`, []],
  [`query: "sli boots", prefix: LAST`, ["red-boots"]],
  [`query: "title:boots*"`, ["red-boots"]],
  [`query: "\\"slip dress\\""`, ["blue-dress"]],
  [`query: "dress -red"`, ["blue-dress", "dresser"]],
  [`query: "dress", unavailableProducts: HIDE`, ["red-dress", "blue-dress", "dresser"]],
  [`query: "dress", sortKey: PRICE`, ["dresser", "blue-dress", "red-dress", "gone-dress"]],
  [`query: "dress", sortKey: PRICE, reverse: true`, ["red-dress", "blue-dress", "dresser", "gone-dress"]],
  [
    `query: "dress", sortKey: PRICE, unavailableProducts: SHOW`,
    ["dresser", "blue-dress", "gone-dress", "red-dress"],
  ],
  [`query: "red", productFilters: [{ price: { max: 30 } }, { available: true }]`, ["red-dress"]],
  [`query: "'*\\" OR (:^-"`, ["dresser", "red-boots", "blue-dress", "red-dress", "gone-dress"]],
])("a search with %s finds the right products", async (args, expected) => {
  const { handles } = await search(args);
  expect(handles.toSorted()).toEqual(expected.toSorted());
  if (args.includes("PRICE")) expect(handles).toEqual(expected);
});

test("a search ranks two prefixes above one whole word", async () => {
  const { handles } = await search(`query: "sli dre boots"`);
  expect(handles.slice(0, 2)).toEqual(["blue-dress", "red-boots"]);
});

test("a search counts facets over the whole result", async () => {
  const { data } = await shop.execute(
    `{ search(query: "red", first: 1, types: [PRODUCT]) { totalCount productFilters { id values { label count } } } }`,
  );
  expect(data).toMatchObject({
    search: {
      totalCount: 3,
      productFilters: [
        { id: "filter.v.availability", values: [{ count: 2 }, { count: 1 }] },
        { id: "filter.v.price", values: [{ count: 3 }] },
        { id: "filter.p.vendor", values: [{ label: "Marlow & Wren", count: 1 }] },
      ],
    },
  });
});

test("a search returns neither pages nor articles", async () => {
  const { data } = await shop.execute(
    `{ search(query: "red", first: 5, types: [PAGE, ARTICLE]) { totalCount } }`,
  );
  expect(data).toEqual({ search: { totalCount: 0 } });
});

test.each([
  ["drss", "dress"],
  ["berss", undefined],
  ["dersses", "dresser"],
  ["wrpa", "wrap"],
  ["bots wrpa", "boots wrap"],
  ["marlwo", "marlow"],
])("the word %j is corrected to %j only when nothing matches", async (typed, correctedTo) => {
  const { extensions, handles } = await search(`query: "${typed}"`);
  expect(extensions?.["searchCorrections"]).toEqual(correctedTo && [{ query: typed, correctedTo }]);
  expect(handles.length > 0).toBe(correctedTo !== undefined);
});

test("a query with results is not corrected", async () => {
  const { extensions } = await search(`query: "drss red"`);
  expect(extensions).toBeUndefined();
});

async function predict(args: string) {
  const result = await shop.execute<{
    predictiveSearch: {
      readonly products: readonly { readonly handle: string }[];
      readonly queries: readonly { readonly text: string; readonly styledText: string }[];
    };
  }>(`{ predictiveSearch(${args}) { products { handle } queries { text styledText } } }`);
  return { ...result.data?.predictiveSearch, errors: result.errors };
}

test("predictive search completes the word and suggests related ones", async () => {
  const { queries, products } = await predict(`query: "dre", limit: 3, limitScope: EACH`);
  expect(queries[0]).toEqual({ text: "dress", styledText: "<mark>dre</mark><span>ss</span>" });
  expect(queries).toHaveLength(3);
  expect(products).toHaveLength(3);
});

test("predictive search suggests words without accents and without filler words", async () => {
  const texts = async (typed: string) =>
    (await predict(`query: "${typed}", limitScope: EACH`)).queries.map(({ text }) => text);
  expect(await texts("sued")).toEqual(["suede", "red suede", "suede boots"]);
  expect(await texts("dress")).not.toContain("dress in");
});

test("predictive search divides its limit between the kinds by default", async () => {
  const { queries, products } = await predict(`query: "red", limit: 4`);
  expect([products.length, queries.length]).toEqual([2, 2]);
});

test("predictive search returns only the requested types", async () => {
  const { queries, products } = await predict(`query: "red", types: [QUERY]`);
  expect(products).toEqual([]);
  expect(queries.length).toBeGreaterThan(0);
});

test.each(["", "   ", "-", "<>"])("predictive search finds nothing for %j", async (typed) => {
  expect(await predict(`query: "${typed}"`)).toMatchObject({ products: [], queries: [] });
});

test("predictive search corrects spelling", async () => {
  const { products } = await predict(`query: "boost", limit: 3`);
  expect(products).toEqual([{ handle: "red-boots" }]);
});

test.each([0, 11])("predictive search rejects a limit of %i", async (limit) => {
  expect((await predict(`query: "red", limit: ${limit}`)).errors?.[0]?.extensions?.code).toBe(
    "BAD_USER_INPUT",
  );
});

describe("products(query:)", () => {
  async function products(query: string, more = ""): Promise<string[]> {
    const result = await shop.execute<{ products: { nodes: { handle: string }[] } }>(
      `query ($query: String) { products(first: 20, query: $query ${more}) { nodes { handle } } }`,
      { query },
    );
    return result.data.products.nodes.map(({ handle }) => handle);
  }

  test.each([
    ["red dress", ["red-dress", "gone-dress"]],
    ["red -dress", ["red-boots"]],
    ["tag:sale", ["blue-dress"]],
    ["tag_not:sale dress", ["red-dress", "gone-dress"]],
    ['vendor:"Marlow & Wren"', ["red-boots"]],
    ["vendor:elow*", ["blue-dress"]],
    ["available_for_sale:false", ["gone-dress"]],
    ["variants.price:<=10", ["blue-dress", "dresser"]],
    ["variants.price:>30 OR title:slip", ["blue-dress", "red-boots"]],
    ["created_at:>2000-01-01 boots", ["red-boots"]],
    ["boot", []],
    ["boot*", ["red-boots"]],
    ["drss", []],
  ])("%s", async (query, expected) => {
    expect(await products(query)).toEqual(expected);
  });

  test("a product query finds numeric or global ids joined by OR", async () => {
    const { data } = await shop.execute<{ products: { nodes: { id: string }[] } }>(
      `{ products(first: 2) { nodes { id } } }`,
    );
    const [first, second] = data.products.nodes.map(({ id }) => id);
    expect(await products(`id:${first!.split("/").at(-1)} OR id:${second}`)).toEqual([
      "red-dress",
      "blue-dress",
    ]);
  });

  test.each([
    ["PRICE", ["dresser", "blue-dress", "gone-dress", "red-dress", "red-boots"]],
    ["TITLE", ["blue-dress", "dresser", "gone-dress", "red-boots", "red-dress"]],
    ["VENDOR", ["red-dress", "gone-dress", "dresser", "blue-dress", "red-boots"]],
    ["ID", ["red-dress", "blue-dress", "red-boots", "gone-dress", "dresser"]],
  ])("a product query sorts by %s", async (key, expected) => {
    expect(await products("", `, sortKey: ${key}`)).toEqual(expected);
  });
});

test("recommendations are available products, most similar first and those of other types last", async () => {
  const alike = { productType: "skirts", tags: ["x", "y"] };
  saveProducts(
    shop.database,
    testProduct("skirt", alike),
    testProduct("like", alike),
    testProduct("less-like", { productType: "skirts" }),
    testProduct("sold-skirt", { ...alike, inventory: 0 }),
  );
  const { data } = await shop.execute<{ product: { id: string } }>(`{ product(handle: "skirt") { id } }`);
  const { data: recommended } = await shop.execute<{ productRecommendations: { handle: string }[] }>(
    "query ($id: ID!) { productRecommendations(productId: $id) { handle } }",
    data.product,
  );
  const handles = recommended.productRecommendations.map(({ handle }) => handle);
  expect(handles.slice(0, 2)).toEqual(["like", "less-like"]);
  expect(handles).toContain("red-boots");
  expect(handles).not.toContain("sold-skirt");
});

describe("a word that names an attribute", () => {
  beforeAll(() => {
    saveProducts(
      shop.database,
      testProduct("sea-gown", {
        title: "Sea gown",
        information: { color: "teal", department: "womens", category: "capes" },
      }),
      testProduct("cape", { title: "Wool cape", information: { color: "umber", department: "mens" } }),
      testProduct("teal-hat", { title: "Hat", vendor: "Tealwright" }),
    );
  });

  test.each([
    ["teal", ["sea-gown", "teal-hat"]],
    ["women", ["sea-gown"]],
    ["men", ["cape"]],
    ["capes", ["cape", "sea-gown"]],
    ["title:teal", []],
  ])("%s", async (query, expected) => {
    const { handles } = await search(`query: "${query}"`);
    expect(handles.toSorted()).toEqual(expected);
  });

  test("products with all words come first", async () => {
    expect((await search(`query: "teal* OR capes*"`)).handles[0]).toBe("sea-gown");
  });
});
