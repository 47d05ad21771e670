import { expect, test } from "vitest";
import type { CustomerAccountApi } from "../platform/customer-account-api.ts";
import { ShopUnavailable } from "../platform/graphql-request.ts";
import { wishlistIn } from "./wishlist.ts";

/** A mock of the platform that stores one list, and compares before it writes. */
function platform({ refusals = 0 } = {}) {
  let list: readonly string[] = [];
  let digest: string | null = null;
  let writes = 0;
  const api: CustomerAccountApi = {
    customerId: async () => "ada",
    email: async () => "ada@circlet.example",
    saveSizes: async () => undefined,
    saveGarments: async () => undefined,
    refusedFields: () => [],
    wishlist: async () => ({ customerId: "ada", productIds: list, digest }),
    replaceWishlist: async (_, read, productIds) => {
      if (read.digest !== digest || writes++ < refusals) return false;
      list = productIds;
      digest = String(writes);
      return true;
    },
  };
  return { api, list: () => list };
}
const ada = { customerId: "ada", token: "token" };

test("two services keep all simultaneous changes of the same customer", async () => {
  const shop = platform();
  const services = [wishlistIn(shop.api), wishlistIn(shop.api)] as const;
  const ids = Array.from({ length: 40 }, (_, number) => `product ${number}`);
  await Promise.all(ids.map((id, index) => services[index % 2 === 0 ? 0 : 1].add(ada, id)));
  expect(new Set(shop.list())).toEqual(new Set(ids));
});

test("a change is given up when others keep changing the list", async () => {
  const { api } = platform({ refusals: Infinity });
  await expect(wishlistIn(api).add(ada, "dress")).rejects.toThrow(ShopUnavailable);
});

test("a product that is already added or removed causes no write", async () => {
  const shop = platform();
  const wishlist = wishlistIn(shop.api);
  await wishlist.add(ada, "dress");
  const before = shop.list();
  await wishlist.add(ada, "dress");
  await wishlist.remove(ada, "coat");
  expect(shop.list()).toBe(before);
});
