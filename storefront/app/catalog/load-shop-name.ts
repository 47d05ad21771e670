import { ShopNameDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { optionalData } from "~/http/optional-data";

const queryShopName = sharedQuery(
  async (commerce) => (await commerce.query(ShopNameDocument, {})).shop.name,
  Infinity,
);

interface NameSettings {
  readonly shopName: string | undefined;
  readonly url: string;
}

/**
 * What the settings call the shop, or else the platform, which is asked once. Never rejects: if loading fails, the page is
 * partial and names the shop's host.
 */
export async function loadShopName(commerce: Commerce, { shopName, url }: NameSettings): Promise<string> {
  if (shopName !== undefined) return shopName;
  const name = await optionalData(() => queryShopName(commerce), commerce.options);
  return name || new URL(url).host;
}
