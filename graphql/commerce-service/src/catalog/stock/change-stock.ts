import type { Database } from "../../database/database.ts";
import { all, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { refreshAvailability, countSold } from "./availability.ts";

/** A product by its handle, or one variant by its SKU or by handle and title ("Green / M"). */
export interface StockTarget {
  readonly handleOrSku: string;
  readonly variant?: string | undefined;
}

export interface StockChange {
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

/** A stock change that is not possible. The message says why. */
export class StockError extends Error {
  override readonly name = "StockError";
}

interface Row {
  readonly id: number;
  readonly productId: number;
  readonly title: string;
  readonly inventory: number | null;
}

/** Reduces stock as if another shopper had bought: `quantity` of each variant, or all. */
export function sellStock(db: Database, target: StockTarget, quantity: number | "all"): StockChange[] {
  return transaction(db, () =>
    changeVariants(db, target, (before, { title }) => {
      if (quantity === "all") return 0;
      if (before < quantity) throw new StockError(`Only ${before} of ${title} in stock.`);
      return before - quantity;
    }),
  );
}

/** Adds `quantity` units to each variant. */
export function restock(db: Database, target: StockTarget, quantity: number): StockChange[] {
  return transaction(db, () => changeVariants(db, target, (before) => before + quantity));
}

function changeVariants(
  db: Database,
  target: StockTarget,
  next: (before: number, row: Row) => number,
): StockChange[] {
  const rows = findVariants(db, target);
  const changes = rows.map((row) => {
    if (row.inventory === null)
      throw new StockError(`Stock of ${row.title} is not tracked, so it never runs out.`);
    const after = next(row.inventory, row);
    run(db, "UPDATE variant SET inventory = ? WHERE id = ?", after, row.id);
    if (after < row.inventory) countSold(db, row.productId, row.inventory - after);
    return { title: row.title, before: row.inventory, after };
  });
  for (const productId of new Set(rows.map((row) => row.productId))) refreshAvailability(db, productId);
  return changes;
}

function findVariants(db: Database, { handleOrSku, variant }: StockTarget): Row[] {
  const rows = all<Row>(
    db,
    `SELECT variant.id, product_id AS productId, variant.title, inventory
     FROM variant JOIN product ON product.id = product_id
     WHERE (handle = ?1 OR sku = ?1) AND (?2 IS NULL OR variant.title = ?2) ORDER BY position`,
    handleOrSku,
    variant ?? null,
  );
  if (rows.length === 0) {
    throw new StockError(
      `There is no product or variant "${handleOrSku}"${variant ? ` with "${variant}"` : ""}.`,
    );
  }
  return rows;
}
