import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { prepareMerchantCatalog } from "./merchant-catalog.ts";
import { type Shop, startShop, startStorefront } from "./shop.ts";

export interface MerchantShop {
  readonly shop: Shop;
  /** The same shop without the extensions service. */
  readonly plainUrl: string;
}

const settings = {
  CIRCLET_CONTENT: "own",
  // The first queries after the start load the whole catalog, which takes long on a busy machine.
  STOREFRONT_API_TIMEOUT: "60000",
};

export async function startMerchantShop(): Promise<MerchantShop & { stop: () => Promise<void> }> {
  const catalog = await prepareMerchantCatalog();
  const shop = await startShop(catalog, settings, { hasTexts: false });
  const plain = await startStorefront(shop.platformUrl, { STOREFRONT_EXTENSIONS_API_URL: "", ...settings });
  // The first pages load the catalog of a thousand products.
  for (const { url } of [shop, plain]) await expect.poll(() => statusOf(url), { timeout: 60_000 }).toBe(200);
  return {
    shop,
    plainUrl: plain.url,
    stop: async () => {
      await plain.stop();
      await shop.stop();
      await rm(catalog, { recursive: true, force: true });
    },
  };
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(`${url}/search`)).status;
}
