import type { Database } from "../../database/database.ts";
import { metafieldFacetId } from "../../search/facets/facet-ids.ts";
import type { Snapshot } from "../../search/index/catalog-index.ts";
import type { IndexedProduct } from "../../search/index/indexed-product.ts";
import { mostSimilar } from "../../search/recommendations.ts";
import { categoriesOrderedWith, productsOrderedWith } from "./ordered-together.ts";
import { outfitWith } from "./outfit.ts";

/**
 * Suggests products to buy together with a product: available products that were ordered with it, then products from
 * categories ordered with its category, then from categories that complete an outfit. Each category in turn
 * contributes the product most similar in brand, color, size and price.
 */
export function boughtTogether(
  db: Database,
  snapshot: Snapshot,
  { productId, count }: { productId: number; count: number },
): IndexedProduct[] {
  const product = snapshot.byId.get(productId);
  if (!product) return [];
  const isCompanion = companionFilter(product, snapshot);
  const orderedTogether = productsOrderedWith(db, productId).flatMap((id) => {
    const other = snapshot.byId.get(id);
    return other && isCompanion(other) ? [other] : [];
  });
  const categories = new Set([
    ...categoriesOrderedWith(db, product.productType),
    ...outfitWith(product.productType),
  ]);
  const byCategory = Map.groupBy(snapshot.all.products.filter(isCompanion), ({ productType }) => productType);
  const lists = [...categories].map((category) =>
    mostSimilar(product, byCategory.get(category) ?? [], snapshot).slice(0, count),
  );
  return [...new Set([...orderedTogether, ...interleave(lists)])].slice(0, count);
}

/** Whether a buyer of the product may want another one: it is available and for the same department. */
function companionFilter(product: IndexedProduct, snapshot: Snapshot): (other: IndexedProduct) => boolean {
  const facet = metafieldFacetId("product_information", "department");
  const departmentsOf = ({ slot }: IndexedProduct): number[] =>
    [...snapshot.columns.valuesOf(slot)].filter((code) => snapshot.dictionary.values[code]?.facet === facet);
  const departments = departmentsOf(product);
  return (other) =>
    other.available &&
    other.id !== product.id &&
    (departments.length === 0 || departmentsOf(other).some((code) => departments.includes(code)));
}

/** The first item of each list, then the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
