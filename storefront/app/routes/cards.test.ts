import { expect, test } from "vitest";
import { pageSizes, serverSizes } from "~/shop/constants";
import { loader } from "./cards";

const node = (id: string) => ({
  id: `gid://shopify/Product/${id}`,
  handle: `coat-${id}`,
  title: "Coat",
  vendor: "Ash",
  productType: "Coats",
  availableForSale: true,
  images: { nodes: [] },
  options: [],
  priceRange: {
    minVariantPrice: { amount: "74.5", currencyCode: "USD" },
    maxVariantPrice: { amount: "74.5", currencyCode: "USD" },
  },
  compareAtPriceRange: { minVariantPrice: { amount: "0.0", currencyCode: "USD" } },
  metafields: [],
});

/** A fake service that returns the products in an order of its own. */
const service = { query: async () => ({ products: { nodes: ["7", "9", "12"].map(node) } }) };

async function load(search: string): Promise<unknown> {
  const url = new URL(`https://shop.example/cards${search}`);
  return loader({ url, context: { get: () => service } } as never);
}

/** As many ids, of the greatest length. */
const ids = (count: number) => Array.from({ length: count }, (_, index) => 10n ** 19n + BigInt(index)).join();

const most = pageSizes.listing - serverSizes.listingStart;

test("products load in the order of their numbers", async () => {
  expect(await load("?ids=12,7,9")).toMatchObject({
    data: { products: [{ id: "12" }, { id: "7" }, { id: "9" }] },
    init: { headers: { "Cache-Tag": "p12,p7,p9" } },
  });
});

test("products load in a color", async () => {
  expect(await load("?ids=12,7&color=bottle%20green")).toMatchObject({ data: {} });
});

test("products load in the value of a merchant's option", async () => {
  expect(await load("?ids=12,7&option=farbe%3Arot")).toMatchObject({ data: {} });
});

test("as many products load as a listing leaves, with the longest numbers", async () => {
  expect(await load(`?ids=${ids(most)}`)).toMatchObject({ data: {} });
});

test.each([
  ["no products", ""],
  ["an empty list", "?ids="],
  ["junk", "?ids=7,junk"],
  ["a product twice", "?ids=7,7"],
  ["two lists", "?ids=7&ids=8"],
  ["more products than a listing leaves", `?ids=${ids(most + 1)}`],
  ["no color", "?ids=7&color="],
  ["another spelling of a color", "?ids=7&color=Black"],
  ["another spelling of an option", "?ids=7&option=Farbe:rot"],
  ["another spelling of an option's value", "?ids=7&option=farbe:Rot"],
  ["an option without a value", "?ids=7&option=farbe:"],
  ["two options", "?ids=7&option=farbe:rot&option=farbe:blau"],
  ["a color and an option", "?ids=7&color=red&option=farbe:rot"],
  ["two colors", "?ids=7&color=black,red"],
  ["a color twice", "?ids=7&color=black&color=black"],
  ["an endless color", `?ids=7&color=${"a".repeat(61)}`],
])(
  "the address with %s is rejected, because it would be another page in the cache",
  async (_what, search) => {
    await expect(load(search)).rejects.toMatchObject({ init: { status: 400 } });
  },
);
