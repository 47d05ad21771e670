import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";

/**
 * The record of migrations, the shop's discounts (which a migration brings), the keys that a running service signs
 * with, and the numbers by which it notices that products have gone.
 */
const kept = new Set(["migration", "discount", "identity_key", "product_change"]);

/** Deletes every row of the shop: products, carts, orders, all of it. A running service notices. */
export function emptyDatabase(db: Database): void {
  transaction(db, () => {
    db.exec("PRAGMA defer_foreign_keys = ON");
    for (const table of ownTables(db)) db.exec(`DELETE FROM "${table}"`);
  });
}

/** Our tables, without SQLite's own, full-text indexes and the tables in which those keep themselves. */
function ownTables(db: Database): string[] {
  const rows = all<{ name: string }>(
    db,
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.map(({ name }) => name).filter((name) => !kept.has(name));
}
