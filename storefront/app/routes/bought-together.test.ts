import { expect, test } from "vitest";
import { loader } from "./bought-together";

const gid = (id: string) => `gid://shopify/Product/${id}`;

const node = (id: string, availableForSale: boolean) => ({
  id: gid(id),
  handle: `coat-${id}`,
  title: "Coat",
  vendor: "Ash",
  productType: "Coats",
  availableForSale,
  images: { nodes: [] },
  options: [],
  priceRange: {
    minVariantPrice: { amount: "74.5", currencyCode: "USD" },
    maxVariantPrice: { amount: "74.5", currencyCode: "USD" },
  },
  compareAtPriceRange: { minVariantPrice: { amount: "0.0", currencyCode: "USD" } },
  metafields: [],
});

/** A fake service that suggests products, one of them just sold, and returns their cards in another order. */
function service({ hasExtensionsService = true, suggested = ["9", "7", "8"] } = {}) {
  const asked: unknown[] = [];
  const nodes = [node("7", true), node("8", false), node("9", true)];
  const query = async (_document: unknown, variables: object) => {
    asked.push(variables);
    return {
      getSuggestedProducts: suggested.map((id) => ({ id: gid(id), handle: `coat-${id}` })),
      products: { nodes },
    };
  };
  return { asked, hasExtensionsService, query };
}

async function load(id: string, from: object = service()): Promise<unknown> {
  return loader({ params: { id }, context: { get: () => from } } as never);
}

test("products bought together that are for sale load, best match first", async () => {
  const shop = service();
  expect(await load("12", shop)).toMatchObject({
    data: { products: [{ id: "9" }, { id: "7" }] },
    init: { headers: { "Cache-Tag": "p12,p9,p7" } },
  });
  expect(shop.asked[0]).toMatchObject({ resultType: "bought-together", productId: gid("12"), first: 6 });
});

test("at most a row of cards is asked for, by valid ids", async () => {
  const shop = service({ suggested: ["1 OR title:*", "1", "2", "3", "4", "5", "6", "7"] });
  await load("12", shop);
  expect(shop.asked[1]).toMatchObject({ query: "id:1 OR id:2 OR id:3 OR id:4 OR id:5 OR id:6", first: 6 });
});

test("an empty result is not cached", async () => {
  expect(await load("12", service({ suggested: [] }))).toMatchObject({
    data: { products: [] },
    init: { headers: { "Cache-Tag": "" } },
  });
});

test.each(["coat", "1.5", "-1", "0", "012", "1".repeat(16)])("the row is not found for %s", async (id) => {
  const shop = service();
  await expect(load(id, shop)).rejects.toMatchObject({ init: { status: 404 } });
  expect(shop.asked).toEqual([]);
});

test("the row is not found without an extensions service", async () => {
  const shop = service({ hasExtensionsService: false });
  await expect(load("12", shop)).rejects.toMatchObject({ init: { status: 404 } });
});
