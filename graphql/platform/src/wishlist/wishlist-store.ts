import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { globalId } from "../global-id.ts";

/** Where a customer's wishlist is kept: a JSON list of products' global ids, the newest last (specification B3). */
export const wishlistField = {
  namespace: "custom",
  key: "wishlist",
  type: "list.product_reference",
} as const;

/** Products a wishlist holds at most: as many as one query by ids can fetch. */
export const wishlistLimit = 250;

/** What came of adding: a product that was there already is `added`, too. */
export type Added = "added" | "full";

export function addToWishlist(db: Database, customerId: number, productId: number, now: Date): Added {
  return transaction(db, () => {
    const ids = readWishlist(db, customerId);
    const id = globalId("Product", productId);
    if (ids.includes(id)) return "added";
    if (ids.length >= wishlistLimit) return "full";
    writeWishlist(db, customerId, [...ids, id], now);
    return "added";
  });
}

/** Takes a product off the list, whether it still exists or not. */
export function removeFromWishlist(db: Database, customerId: number, productId: number, now: Date): void {
  transaction(db, () => {
    const ids = readWishlist(db, customerId);
    const left = ids.filter((id) => id !== globalId("Product", productId));
    if (left.length < ids.length) writeWishlist(db, customerId, left, now);
  });
}

export function readWishlist(db: Database, customerId: number): readonly string[] {
  const row = get<{ value: string }>(
    db,
    "SELECT value FROM customer_metafield WHERE customer_id = ? AND namespace = ? AND key = ?",
    customerId,
    wishlistField.namespace,
    wishlistField.key,
  );
  return row ? (JSON.parse(row.value) as string[]) : [];
}

function writeWishlist(db: Database, customerId: number, ids: readonly string[], now: Date): void {
  run(
    db,
    `INSERT INTO customer_metafield (customer_id, namespace, key, type, value, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
     ON CONFLICT (customer_id, namespace, key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    customerId,
    wishlistField.namespace,
    wishlistField.key,
    wishlistField.type,
    JSON.stringify(ids),
    now.toISOString(),
  );
}
