import { expect, test } from "vitest";
import { type Match, sortSearchResults } from "./sorted-search-results";

/** Each product is a day older and reduced 1% more than the one before it; every tenth is sold out. */
const matches = Array.from(
  { length: 100 },
  (_, index) =>
    ({
      id: `gid://shopify/Product/${index}`,
      handle: `dress-${index}`,
      title: "Dress",
      vendor: "Maren",
      productType: "dresses",
      availableForSale: index % 10 !== 0,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      images: { nodes: [] },
      options: [],
      priceRange: { minVariantPrice: { amount: String(100 - index / 2), currencyCode: "USD" } },
      compareAtPriceRange: { minVariantPrice: { amount: "0.0", currencyCode: "USD" } },
      metafields: [{ key: "retail_price", value: "100" }],
    }) as unknown as Match,
);
const first = { after: null, before: null };

test.each(["newest", "deals"] as const)("results are sorted by %s, with sold-out products last", (sort) => {
  const { products } = sortSearchResults(matches, sort, first);
  expect(products.slice(0, 2).map(({ handle }) => handle)).toEqual(["dress-99", "dress-98"]);
  expect(products).toHaveLength(80);
  const last = sortSearchResults(matches, sort, { after: "80", before: null }).products;
  expect(last.slice(-2).map(({ handle }) => handle)).toEqual(["dress-10", "dress-0"]);
});

test("results have pages in both directions, and a made-up cursor leads to the first", () => {
  const start = sortSearchResults(matches, "newest", first);
  expect(start.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true, endCursor: "80" });
  const second = sortSearchResults(matches, "newest", { after: "80", before: null });
  expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false, startCursor: "80" });
  expect(second.products).toHaveLength(20);
  expect(sortSearchResults(matches, "newest", { after: null, before: "80" })).toEqual(start);
  expect(sortSearchResults(matches, "newest", { after: "x", before: null })).toEqual(start);
});

test("a cursor past the end of the results leads to no products, and back to the last ones", () => {
  const { products, pageInfo } = sortSearchResults(matches, "newest", { after: "9999", before: null });
  expect(products).toEqual([]);
  expect(pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: "100", hasNextPage: false });
});
