import type { Snapshot } from "./catalogue-index.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/** The hosted platform recommends ten at most. */
const limit = 10;

/**
 * Products like a given one that can be bought: of the same type, those first that share most of its facet values
 * (department, brand, color, size, condition, tags) and are near its price.
 */
export function recommend(product: IndexedProduct, snapshot: Snapshot): IndexedProduct[] {
  const candidates = snapshot.all.products.filter(
    ({ id, available, productType }) => available && id !== product.id && productType === product.productType,
  );
  return mostAlike(product, candidates, snapshot).slice(0, limit);
}

/** Products by how many facet values they share with a given one, and whether they are near its price; the newer first. */
export function mostAlike(
  product: IndexedProduct,
  candidates: readonly IndexedProduct[],
  { columns }: Snapshot,
): IndexedProduct[] {
  const values = new Set(columns.valuesOf(product.slot));
  const likeness = ({ slot, minPrice }: IndexedProduct): number => {
    const nearPrice = Math.abs(minPrice - product.minPrice) <= product.minPrice / 4 ? 1 : 0;
    return columns.valuesOf(slot).filter((value) => values.has(value)).length + nearPrice;
  };
  return candidates
    .map((other) => ({ other, score: likeness(other) }))
    .sort((a, b) => b.score - a.score || b.other.id - a.other.id)
    .map(({ other }) => other);
}
