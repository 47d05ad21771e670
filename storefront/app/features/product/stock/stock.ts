import type { ProductStockQuery } from "@circlet/graphql/generated";
import { parseCents } from "~/catalog/money";
import type { ProductVariant } from "../variants";

/** The service's current data of a product; null if it is gone. */
export type Stock = ProductStockQuery["product"];

/** The variants with their current price and stock. A variant that the service no longer returns is sold. */
export function inStock(variants: readonly ProductVariant[], stock: Stock): ProductVariant[] {
  const current = new Map(stock?.variants.nodes.map((variant) => [variant.id, variant]));
  return variants.map((variant) => {
    const now = current.get(variant.id);
    if (!now || !stock?.availableForSale) return { ...variant, isAvailable: false, left: 0 };
    return {
      ...variant,
      isAvailable: now.availableForSale,
      left: now.quantityAvailable ?? null,
      price: parseCents(now.price.amount),
    };
  });
}
