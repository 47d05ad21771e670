import type { Database } from "../database/database.ts";
import type { Snapshot } from "../search/catalogue-index.ts";
import { metafieldFacetId } from "../search/facet-definition.ts";
import type { IndexedProduct } from "../search/indexed-product.ts";
import { mostAlike } from "../search/recommendations.ts";
import { categoriesOrderedWith, orderedWith } from "./bought-together.ts";
import { outfitWith } from "./outfit.ts";

/**
 * What to buy along with a product: pieces that were ordered with it and can still be had, then pieces of the
 * categories that are ordered with its own, then of those that make an outfit with it; of each category in turn the
 * one most like the product (brand, color, size, price).
 */
export function boughtTogether(
  db: Database,
  snapshot: Snapshot,
  { productId, count }: { productId: number; count: number },
): IndexedProduct[] {
  const product = snapshot.byId.get(productId);
  if (!product) return [];
  const goesWith = companionsOf(product, snapshot);
  const exactly = orderedWith(db, productId).flatMap((id) => {
    const other = snapshot.byId.get(id);
    return other && goesWith(other) ? [other] : [];
  });
  const categories = new Set([
    ...categoriesOrderedWith(db, product.productType),
    ...outfitWith(product.productType),
  ]);
  const byCategory = Map.groupBy(snapshot.all.products.filter(goesWith), ({ productType }) => productType);
  const lists = [...categories].map((category) =>
    mostAlike(product, byCategory.get(category) ?? [], snapshot).slice(0, count),
  );
  return [...new Set([...exactly, ...inTurn(lists)])].slice(0, count);
}

/** Whether somebody who buys the product may want another one: it is for sale, and for the same wearer. */
function companionsOf(product: IndexedProduct, snapshot: Snapshot): (other: IndexedProduct) => boolean {
  const facet = metafieldFacetId("product_information", "department");
  const departmentsOf = ({ slot }: IndexedProduct): number[] =>
    [...snapshot.columns.valuesOf(slot)].filter((code) => snapshot.dictionary.values[code]?.facet === facet);
  const departments = departmentsOf(product);
  return (other) =>
    other.available &&
    other.id !== product.id &&
    (departments.length === 0 || departmentsOf(other).some((code) => departments.includes(code)));
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
