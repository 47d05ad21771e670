import { expect, test } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { newestProducts } from "./newest-products";

const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };

function serviceOf(count: number): Commerce {
  const edges = Array.from({ length: count }, (_, number) => ({
    node: { id: `gid://shopify/Product/${number}` },
  }));
  return {
    query: async () => ({ collection: { products: { edges, pageInfo, filters: [] } } }),
  } as unknown as Commerce;
}

test.each([
  [2, 2, false],
  [40, 40, false],
  [41, 40, true],
])("the newest of %i products are %i, and whether there are more", async (count, length, hasMore) => {
  expect(await newestProducts(serviceOf(count), "/search?color=red")).toMatchObject({
    ids: { length },
    hasMore,
  });
});
