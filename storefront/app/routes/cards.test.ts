import { expect, test } from "vitest";
import { loader } from "./cards";

const nothing = { query: async () => ({ products: { nodes: [] } }) };

async function load(search: string): Promise<unknown> {
  const url = new URL(`https://shop.example/cards${search}`);
  return loader({ url, context: { get: () => nothing } } as never);
}

test("loads products by their numbers", async () => {
  expect(await load("?ids=12,7")).toMatchObject({ init: { headers: { "Cache-Tag": "p12,p7" } } });
});

test.each([
  ["no products", ""],
  ["an empty list", "?ids="],
  ["junk", "?ids=7,junk"],
  ["a product twice", "?ids=7,7"],
  ["two lists", "?ids=7&ids=8"],
  ["more products than a page has", `?ids=${Array.from({ length: 100 }, (_, id) => id).join()}`],
])("rejects %s, which would be another page in the cache", async (_what, search) => {
  await expect(load(search)).rejects.toMatchObject({ init: { status: 400 } });
});
