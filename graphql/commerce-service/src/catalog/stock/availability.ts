import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";

/** An SQL condition that is true when a variant can be bought now. */
export const variantIsAvailable = "(inventory IS NULL OR inventory_policy = 'continue' OR inventory > 0)";

/**
 * Recomputes a product's price range, percent off (of its cheapest variant) and availability. Call it in the transaction
 * that changes a variant. Writes even without a change, so that in-memory catalogs reload the product.
 */
export function refreshAvailability(db: Database, productId: number): void {
  run(
    db,
    `UPDATE product SET
       min_price = coalesce((SELECT min(price) FROM variant WHERE product_id = product.id), 0),
       max_price = coalesce((SELECT max(price) FROM variant WHERE product_id = product.id), 0),
       percent_off = coalesce((
         SELECT CASE WHEN compare_at_price > price THEN CAST(round(100.0 * (1 - price * 1.0 / compare_at_price)) AS INTEGER) END
         FROM variant WHERE product_id = product.id ORDER BY price, position LIMIT 1), 0),
       available = EXISTS (SELECT 1 FROM variant WHERE product_id = product.id AND ${variantIsAvailable})
     WHERE id = ?`,
    productId,
  );
}

/** Adds to a product's units sold, which BEST_SELLING sorts by. Call it in the order's transaction. */
export function countSold(db: Database, productId: number, quantity: number): void {
  run(db, "UPDATE product SET sold = sold + ? WHERE id = ?", quantity, productId);
}
