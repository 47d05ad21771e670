import { expect, test, vi } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { withAllVariants } from "./with-all-variants";

type Product = Parameters<typeof withAllVariants>[1];

const page = (ids: readonly string[], endCursor: string | null) => ({
  nodes: ids.map((id) => ({ id })),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});
const productWith = (variants: object) => ({ id: "1", handle: "coat", variants }) as Product;

test("a product gets the variants of all pages", async () => {
  const rest = [page(["3", "4"], "b"), page(["5"], null)];
  const query = vi.fn(async () => ({ product: { variants: rest.shift() } }));
  const product = await withAllVariants({ query } as unknown as Commerce, productWith(page(["1", "2"], "a")));
  expect(product.variants.nodes.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
  expect(query.mock.calls.map(([, variables]: unknown[]) => variables)).toMatchObject([
    { after: "a" },
    { after: "b" },
  ]);
});

test.each([
  ["is gone", null],
  ["sends the same page again", { variants: page(["1"], "a") }],
])("a product whose service %s while its variants are read is not shown as whole", async (_, product) => {
  const commerce = { query: async () => ({ product }) } as unknown as Commerce;
  await expect(withAllVariants(commerce, productWith(page(["1"], "a")))).rejects.toThrow();
});
