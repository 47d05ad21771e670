import { expect, test } from "vitest";
import type { ListingParameters } from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { listingRequest } from "./listing-request";
import { sortOf, sortOptions } from "../listing-sort";
import { titleQuery } from "../title-query";

const brands = [{ slug: "maren-and-co", displayName: "Maren & Co" }];
const read = (search: string) => readListing(new URLSearchParams(search));
const request = (search: string) => listingRequest(read(search), { brands });

test.each([
  ["", { handle: "all", sortKey: "CREATED", reverse: true }],
  ["category=tops", { handle: "all", sortKey: "COLLECTION_DEFAULT", reverse: false }],
  ["sort=deals", { handle: "deals", sortKey: "COLLECTION_DEFAULT", reverse: false }],
  ["sort=price_asc", { handle: "all", sortKey: "PRICE", reverse: false }],
  ["sort=price_desc", { handle: "all", sortKey: "PRICE", reverse: true }],
  ["sort=relevance", { handle: "all", sortKey: "CREATED", reverse: true }],
])("a listing without a search text queries a collection: %o", (search, variables) => {
  expect(request(search)).toMatchObject({ kind: "collection", variables });
});

test("a text is searched for by each word, sorted by relevance or price", () => {
  expect(request("text=silk dress&sort=price_desc")).toMatchObject({
    kind: "search",
    variables: { query: "silk* OR dress*", sortKey: "PRICE", reverse: true },
  });
  expect(request("text=silk&sort=relevance")).toMatchObject({
    kind: "search",
    variables: { sortKey: "RELEVANCE", reverse: false },
  });
});

test.each(["newest", "deals"])("the shop itself sorts the best matches by %s", (sort) => {
  expect(request(`text=silk&sort=${sort}&after=80`)).toMatchObject({
    kind: "sorted-search",
    sort,
    variables: { query: "silk*", sortKey: "RELEVANCE", first: 250 },
  });
});

test.each([
  ["women's wrap-dress", "women* OR wrap* OR dress*"],
  ['"title:x" OR (a)*', "title* OR x* OR OR* OR a*"],
  ["crêpe 7½", "crêpe* OR 7½*"],
  ["真丝 連衣裙", "真丝* OR 連衣裙*"],
  ["हिन्दी", "हिन्दी*"],
  ["👗dress❤️", "👗* OR dress* OR ❤*"],
  ["?!*", ""],
])("the parameters %o become the query %o", (text, query) => {
  expect(titleQuery(text)).toBe(query);
});

const metafield = (key: string, value: string) => ({
  productMetafield: { namespace: "product_information", key, value },
});

/** A value that the shop does not know, for each parameter, and the filters that it adds to a search. */
const unknownValues: Record<keyof Omit<ListingParameters, "text">, readonly [string, readonly object[]]> = {
  // Imported products may have other values than ours.
  department: ["department=kids", [metafield("department", "kids")]],
  category: ["category=kimonos", [metafield("category", "kimonos")]],
  brand: ["brand=nobody", [metafield("brand", "nobody")]],
  color: ["color=teal", [{ variantOption: { name: "Color", value: "teal" } }]],
  condition: ["condition=ruined", [metafield("condition", "ruined")]],
  size: ["size=99", [{ variantOption: { name: "Size", value: "99" } }]],
  size_type: ["size_type=hats", [metafield("size_type", "hats")]],
  current_tier: ["current_tier=L99", [metafield("current_tier", "L99")]],
  more: ["filter.v.option.fit=Slim", []],
  minPrice: ["minPrice=cheap", []],
  maxPrice: ["maxPrice=-5", []],
  near: ["near=neck18", []],
  within: ["within=far", []],
  sort: ["sort=cheapest", []],
  after: [`after=${"x".repeat(501)}`, []],
  before: [`before=${"x".repeat(501)}`, []],
  page: ["page=first", []],
  show: ["show=some", []],
};

test.each(Object.values(unknownValues))(
  "a search with %s is sorted by relevance from its first page, with the filters %j",
  (search, productFilters) => {
    expect(request(`text=silk&${search}`)).toEqual({
      kind: "search",
      variables: { query: "silk*", productFilters, sortKey: "RELEVANCE", reverse: false, first: 80 },
    });
  },
);

test.each(["featured", "best_selling"])("a search cannot be in a collection's order: %s", (sort) => {
  expect(request(`text=silk&sort=${sort}`)).toEqual(request("text=silk"));
});

test("a text without words lists everything", () => {
  expect(request("text=***").kind).toBe("collection");
});

test("the request uses the service's filters", () => {
  const { variables } = request("category=tops&brand=maren-and-co&size=M&minPrice=10&maxPrice=25.50");
  expect(variables).toMatchObject({
    filters: [
      { productMetafield: { namespace: "product_information", key: "category", value: "tops" } },
      { productMetafield: { namespace: "product_information", key: "brand", value: "Maren & Co" } },
      { variantOption: { name: "Size", value: "M" } },
      { price: { min: 10, max: 25.5 } },
      { available: true },
    ],
  });
});

test("pages have 80 products in both directions", () => {
  expect(request("").variables).toMatchObject({ first: 80 });
  expect(request("after=x").variables).toMatchObject({ first: 80, after: "x" });
  expect(request("before=x").variables).toMatchObject({ last: 80, before: "x" });
  expect(request("before=x").variables).not.toHaveProperty("first");
});

test("relevance is offered only with a search text or a filter", () => {
  expect(sortOptions(read("sort=deals&after=x")).map(({ slug }) => slug)).not.toContain("relevance");
  expect(sortOptions(read("maxPrice=25")).map(({ slug }) => slug)).toContain("relevance");
  expect(sortOptions(read("text=silk"))).toHaveLength(5);
  expect(sortOf(read(""))).toBe("newest");
  expect(sortOf(read("color=red"))).toBe("relevance");
});
