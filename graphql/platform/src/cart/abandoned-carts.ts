import type { Database } from "../database/database.ts";
import { run } from "../database/statement.ts";

/** Deletes open carts that nobody has touched since a moment; orders keep theirs. Returns how many went. */
export function removeAbandonedCarts(db: Database, untouchedSince: Date): number {
  const sql = "DELETE FROM cart WHERE completed_at IS NULL AND updated_at < ?";
  return run(db, sql, untouchedSince.toISOString()).changes;
}
