import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { rowId } from "../../shared/global-id.ts";
import type { Merchandise } from "./line-rules.ts";

/** The variant with this global id, or undefined when it is not for sale. */
export function findMerchandise(db: Database, merchandiseId: string): Merchandise | undefined {
  const id = rowId(merchandiseId, "ProductVariant");
  return id === undefined ? undefined : findVariant(db, id);
}

export function findVariant(db: Database, variantId: number): Merchandise | undefined {
  const row = get<{
    product: string;
    variant: string;
    inventory: number | null;
    inventory_policy: "deny" | "continue";
    gift_card: 0 | 1;
  }>(
    db,
    `SELECT product.title AS product, variant.title AS variant, inventory, inventory_policy, gift_card
     FROM variant JOIN product ON product.id = product_id WHERE variant.id = ? AND published = 1`,
    variantId,
  );
  if (!row) return undefined;
  return {
    variantId,
    name: `${row.product} - ${row.variant}`,
    available: row.inventory_policy === "continue" ? Infinity : (row.inventory ?? Infinity),
    isGiftCard: row.gift_card === 1,
  };
}
