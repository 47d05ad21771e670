import { ProductStockDocument } from "@circlet/graphql/generated";
import { createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { pageSizes } from "~/lib/constants";
import type { Stock } from "./stock";

/** Asks the service, from the browser, what is left of a product. Fetched when the browser is idle. */
export async function askStock(
  settings: ServiceSettings,
  handle: string,
  signal: AbortSignal,
): Promise<Stock> {
  const { product } = await createCommerce({ settings }).query(
    ProductStockDocument,
    { handle, variants: pageSizes.variants },
    signal,
  );
  return product;
}
