import type { Snapshot } from "./index/catalog-index.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";

/** The hosted platform recommends ten at most. */
const limit = 10;

/** Available products of the same type, by shared facet values and similar price. */
export function recommendProducts(product: IndexedProduct, snapshot: Snapshot): IndexedProduct[] {
  const candidates = snapshot.all.products.filter(
    ({ id, available, productType }) => available && id !== product.id && productType === product.productType,
  );
  return mostSimilar(product, candidates, snapshot).slice(0, limit);
}

/** Sorts products by the number of facet values they share with the given one and by similar price, newer first. */
export function mostSimilar(
  product: IndexedProduct,
  candidates: readonly IndexedProduct[],
  { columns }: Snapshot,
): IndexedProduct[] {
  const values = new Set(columns.valuesOf(product.slot));
  const similarity = ({ slot, minPrice }: IndexedProduct): number => {
    const nearPrice = Math.abs(minPrice - product.minPrice) <= product.minPrice / 4 ? 1 : 0;
    return columns.valuesOf(slot).filter((value) => values.has(value)).length + nearPrice;
  };
  return candidates
    .map((other) => ({ other, score: similarity(other) }))
    .sort((a, b) => b.score - a.score || b.other.id - a.other.id)
    .map(({ other }) => other);
}
