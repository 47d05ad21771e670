import type { IndexedProduct } from "./indexed-product.ts";

/** The hosted platform recommends ten at most. */
const limit = 10;

/**
 * Products like a given one that can be bought: of the same type, those first that share most of its facet values
 * (department, brand, color, size, condition, tags) and are near its price.
 */
export function recommend(product: IndexedProduct, products: readonly IndexedProduct[]): IndexedProduct[] {
  const values = new Set([...product.values, ...product.variants.flatMap((variant) => variant.values)]);
  const likeness = (other: IndexedProduct): number => {
    const shared = [...other.values, ...other.variants.flatMap((variant) => variant.values)];
    const nearPrice = Math.abs(other.minPrice - product.minPrice) <= product.minPrice / 4 ? 1 : 0;
    return shared.filter((value) => values.has(value)).length + nearPrice;
  };
  return products
    .filter(
      ({ id, available, productType }) =>
        available && id !== product.id && productType === product.productType,
    )
    .map((other) => ({ other, score: likeness(other) }))
    .sort((a, b) => b.score - a.score || b.other.id - a.other.id)
    .slice(0, limit)
    .map(({ other }) => other);
}
