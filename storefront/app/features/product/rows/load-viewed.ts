import { ProductsByQueryDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { pageSizes } from "~/constants";
import { type CardProduct, cardProduct } from "~/catalog/card-product";

/** The product numbers in an address; ignores anything else. */
export function readIds(list: string | null): string[] {
  const ids = (list ?? "").slice(0, 400).split(",");
  return ids.filter((id) => /^\d{1,20}$/.test(id)).slice(0, pageSizes.relatedRow);
}

/** The available products, in the order of their ids. */
export async function loadViewed(commerce: Commerce, ids: readonly string[]): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const query = ids.map((id) => `id:${id}`).join(" OR ");
  const { products } = await commerce.query(ProductsByQueryDocument, { query, first: ids.length });
  return products.nodes
    .filter(({ availableForSale }) => availableForSale)
    .map(cardProduct)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
