import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../shop.fixture.ts";
import { highestCost } from "./limits.ts";
import { queryCost } from "./query-cost.ts";

const cost = (query: string, variables: Record<string, unknown> = {}) =>
  queryCost(parse(query), undefined, variables);

describe("what a query may bring", () => {
  test.each<[string, string, number]>([
    ["things that stand alone are free", '{ shop { name } product(handle: "a") { id } }', 0],
    ["a page is its size", "{ products(first: 20) { nodes { id } } }", 20],
    ["the last count as the first do", "{ products(last: 20) { nodes { id } } }", 20],
    [
      "pages in pages multiply",
      "{ products(first: 10) { nodes { images(first: 5) { nodes { url } } } } }",
      60,
    ],
    [
      "pages beside each other add up",
      "{ a: products(first: 10) { nodes { id } } b: products(first: 5) { nodes { id } } }",
      15,
    ],
    ["listed ids count", '{ nodes(ids: ["a", "b", "c"]) { id } }', 3],
    [
      "fragments count where they are used",
      "{ products(first: 10) { ...P } } fragment P on ProductConnection { nodes { ... on Product { images(first: 2) { nodes { url } } } } }",
      30,
    ],
    [
      "a page of none is nothing",
      "{ products(first: 0) { nodes { images(first: 250) { nodes { url } } } } }",
      0,
    ],
  ])("%s", (_what, query, expected) => {
    expect(cost(query)).toBe(expected);
  });

  test("variables count as what they are, and as their default when they are left out", () => {
    const query = "query ($first: Int = 7) { products(first: $first) { nodes { id } } }";
    expect(cost(query)).toBe(7);
    expect(cost(query, { first: 200 })).toBe(200);
  });
});

describe("the storefront API", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const deep = "query ($n: Int!) { products(first: $n) { nodes { variants(first: $n) { nodes { id } } } } }";

  test("refuses what multiplies beyond its limit, and says how much it was", async () => {
    const { errors, data } = await shop.ask(deep, { n: 250 });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { extensions: { code: "MAX_COST_EXCEEDED", cost: 62_750, maxCost: highestCost } },
    ]);
  });

  test("answers what does not", async () => {
    expect((await shop.ask(deep, { n: 140 })).errors).toBeUndefined();
  });
});
