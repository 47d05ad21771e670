import type { ShopProduct } from "../platform/storefront-api.ts";

/** Sorts products by how much they share with the given one: brand, color, size, condition, and a similar price. */
export function bySimilarity(product: ShopProduct): (one: ShopProduct, other: ShopProduct) => number {
  const similarity = ({ information, price }: ShopProduct): number =>
    Object.entries(information).filter(([key, value]) => product.information[key] === value).length +
    (Math.abs(price - product.price) <= product.price / 4 ? 1 : 0);
  return (one, other) => similarity(other) - similarity(one);
}
