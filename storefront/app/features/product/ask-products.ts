import { ProductsByQueryDocument } from "@circlet/graphql/generated";
import { createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";
import { type CardProduct, cardProduct } from "~/lib/product-card";

/** Asks the service, from the browser, for products by their ids; those for sale, in the order of the ids. */
export async function askProducts(settings: ServiceSettings, ids: readonly string[]): Promise<CardProduct[]> {
  const query = ids.map((id) => `id:${id.split("/").at(-1)}`).join(" OR ");
  const { products } = await createCommerce({ settings }).query(ProductsByQueryDocument, {
    query,
    first: ids.length,
  });
  return products.nodes
    .filter((product) => product.availableForSale)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(cardProduct);
}
