import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/test-shop.fixture.ts";
import { highestCost } from "./limits.ts";
import { queryCost } from "./query-cost.ts";

const cost = (query: string, variables: Record<string, unknown> = {}) =>
  queryCost(parse(query), undefined, variables);

test.each<[string, string, number]>([
  ["a field of the root costs 1", '{ shop { name } product(handle: "a") { id } }', 2],
  [
    "a field of the root in a fragment costs 1",
    "{ ...Q } fragment Q on QueryRoot { a: shop { name } b: shop { name } }",
    2,
  ],
  ["attributes cost 10", '{ cart(id: "a") { attributes { key } } }', 11],
  [
    "attributes of lines multiply",
    '{ cart(id: "a") { lines(first: 5) { nodes { attributes { key } } } } }',
    56,
  ],
  ["a page costs its size", "{ products(first: 20) { nodes { id } } }", 20],
  ["last counts like first", "{ products(last: 20) { nodes { id } } }", 20],
  ["nested pages multiply", "{ products(first: 10) { nodes { images(first: 5) { nodes { url } } } } }", 60],
  [
    "sibling pages add up",
    "{ a: products(first: 10) { nodes { id } } b: products(first: 5) { nodes { id } } }",
    15,
  ],
  [
    "a product's variants cost at most 20",
    "{ products(first: 100) { nodes { variants(first: 250) { nodes { id } } } } }",
    2100,
  ],
  ["listed ids count", '{ nodes(ids: ["a", "b", "c"]) { id } }', 3],
  [
    "fragments count where they are used",
    "{ products(first: 10) { ...P } } fragment P on ProductConnection { nodes { ... on Product { images(first: 2) { nodes { url } } } } }",
    30,
  ],
  ["an empty page costs 1", "{ products(first: 0) { nodes { images(first: 250) { nodes { url } } } } }", 1],
])("%s", (_what, query, expected) => {
  expect(cost(query)).toBe(expected);
});

test("the cost of a query uses variables, or their defaults when omitted", () => {
  const query = "query ($first: Int = 7) { products(first: $first) { nodes { id } } }";
  expect(cost(query)).toBe(7);
  expect(cost(query, { first: 200 })).toBe(200);
});

describe("the storefront API", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const deep =
    "query ($n: Int!) { collections(first: $n) { nodes { products(first: $n) { nodes { id } } } } }";

  test("a query that multiplies beyond the limit is rejected with its cost", async () => {
    const { errors, data } = await shop.execute(deep, { n: 250 });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { extensions: { code: "MAX_COST_EXCEEDED", cost: 62_750, maxCost: highestCost } },
    ]);
  });

  test("a query below the limit runs", async () => {
    expect((await shop.execute(deep, { n: 140 })).errors).toBeUndefined();
  });
});
