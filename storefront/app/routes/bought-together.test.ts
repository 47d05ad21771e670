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
  priceRange: { minVariantPrice: { amount: "74.5", currencyCode: "USD" } },
  compareAtPriceRange: { minVariantPrice: { amount: "0.0", currencyCode: "USD" } },
  metafields: [],
});

/** Fake services that suggest products, one of them just sold, and return their cards in another order. */
function services(hasExtensionsService: boolean) {
  const asked: unknown[] = [];
  const query = async (_document: unknown, variables: object) => {
    asked.push(variables);
    return {
      getSuggestedProducts: ["9", "7", "8"].map((id) => ({ id: gid(id), handle: `coat-${id}` })),
      products: { nodes: [node("7", true), node("8", false), node("9", true)] },
    };
  };
  return { asked, hasExtensionsService, query };
}

async function load(id: string, service = services(true)): Promise<unknown> {
  return loader({ params: { id }, context: { get: () => service } } as never);
}

test("loads products bought together that are for sale, best match first", async () => {
  const service = services(true);
  expect(await load("12", service)).toMatchObject({
    data: { products: [{ id: "9" }, { id: "7" }] },
    init: { headers: { "Cache-Tag": "p12,p9,p7" } },
  });
  expect(service.asked[0]).toMatchObject({ resultType: "bought-together", productId: gid("12"), first: 6 });
});

test("finds none without an extensions service", async () => {
  const service = services(false);
  expect(await load("12", service)).toMatchObject({ data: { products: [] } });
  expect(service.asked).toEqual([]);
});

test.each(["coat", "1.5", "-1", "1".repeat(21)])("is not found for %s", async (id) => {
  await expect(load(id)).rejects.toMatchObject({ init: { status: 404 } });
});
