import type { ProductStockQuery } from "@circlet/graphql/generated";
import { parseCents } from "~/catalog/money";
import type { ProductVariant } from "../variants";

/** The service's current data of a product; null if it is gone. */
export type Stock = ProductStockQuery["product"];

/**
 * The variants with their current price and stock. A variant that the service no longer returns is left out: the page is
 * outdated. If none is left, all are sold.
 */
export function inStock(variants: readonly ProductVariant[], stock: Stock): ProductVariant[] {
  const current = new Map(stock?.variants.nodes.map((variant) => [variant.id, variant]));
  const known = stock?.availableForSale ? variants.filter(({ id }) => current.has(id)) : [];
  if (known.length === 0) return variants.map((variant) => ({ ...variant, isAvailable: false, left: 0 }));
  return known.map((variant) => {
    const now = current.get(variant.id);
    if (!now) return variant;
    return {
      ...variant,
      isAvailable: now.availableForSale,
      left: now.quantityAvailable ?? null,
      price: parseCents(now.price.amount),
    };
  });
}
