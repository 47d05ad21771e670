import { ProductsByQueryDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import type { CardProduct } from "./card-product";
import type { FilteredOption } from "./filtered-option";
import { loadCardProducts } from "./load-card-products";

/** The product numbers in a URL, at most `most`. Ignores anything else. */
export function readIds(list: string | null, most: number): string[] {
  const ids = (list ?? "").slice(0, 21 * most).split(",");
  return ids.filter((id) => /^\d{1,20}$/.test(id)).slice(0, most);
}

/** Loads product cards, in the order of their ids and as they are filtered. Rejects with a `ServiceFailure`. */
export async function loadCards(
  commerce: Commerce,
  ids: readonly string[],
  filtered: FilteredOption | null = null,
): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const query = ids.map((id) => `id:${id}`).join(" OR ");
  const { products } = await commerce.query(ProductsByQueryDocument, { query, first: ids.length });
  const cards = await loadCardProducts(commerce, products.nodes, filtered);
  return cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
