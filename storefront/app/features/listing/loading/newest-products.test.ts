import { expect, onTestFinished, test, vi } from "vitest";
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

test.each(["/category/%&d", "/c%E0%A4", "/search%00"])(
  "a listing at the unreadable path %s does not exist, and is not logged",
  async (path) => {
    const warn = vi.spyOn(console, "warn");
    onTestFinished(() => warn.mockRestore());
    expect(await newestProducts(serviceOf(2), path)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  },
);
