import type { ProductStockQuery } from "@circlet/graphql/generated";
import { parseCents } from "~/catalog/money";
import type { ProductVariant } from "../variants";

/** A product's current data; null if it no longer exists. */
export type Stock = ProductStockQuery["product"];

/** Variants with current prices and stock, without those that are gone. If none exist, all count as sold out. */
export function inStock(variants: readonly ProductVariant[], stock: Stock): ProductVariant[] {
  const current = new Map(stock?.variants.nodes.map((variant) => [variant.id, variant]));
  const known = variants.flatMap((variant) => {
    const now = current.get(variant.id);
    if (!now) return [];
    const { availableForSale: isAvailable, quantityAvailable: left, price } = now;
    return [{ ...variant, isAvailable, left, price: parseCents(price.amount) }];
  });
  if (stock?.availableForSale && known.length > 0) return known;
  return variants.map((variant) => ({ ...variant, isAvailable: false, left: 0 }));
}
