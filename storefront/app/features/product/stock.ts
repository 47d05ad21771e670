import type { ProductStockQuery } from "@circlet/graphql/generated";
import { toCents } from "~/lib/money";
import type { ProductVariant } from "./variants";

/** What the service says of a product after its page was rendered; null for one that is gone. */
export type Stock = ProductStockQuery["product"];

/** The variants as they are now. What the service does not name any more is sold. */
export function inStock(variants: readonly ProductVariant[], stock: Stock): ProductVariant[] {
  const current = new Map(stock?.variants.nodes.map((variant) => [variant.id, variant]));
  return variants.map((variant) => {
    const now = current.get(variant.id);
    if (!now || !stock?.availableForSale) return { ...variant, isAvailable: false, left: 0 };
    return {
      ...variant,
      isAvailable: now.availableForSale,
      left: now.quantityAvailable ?? null,
      price: toCents(now.price.amount),
    };
  });
}
