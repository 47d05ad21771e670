import type { Database } from "./database.ts";
import { all } from "./statement.ts";
import { transaction } from "./transaction.ts";

/** Tables that are kept, such as discounts (from a migration), signing keys and changes not yet told to others. */
const kept = new Set([
  "migration",
  "discount",
  "identity_key",
  "product_change",
  "told_products",
  "webhook_event",
]);

/** Deletes all data: products, carts, orders, everything. A running service notices. */
export function emptyDatabase(db: Database): void {
  transaction(db, () => {
    db.exec("PRAGMA defer_foreign_keys = ON");
    for (const table of ownTables(db)) db.exec(`DELETE FROM "${table}"`);
  });
}

/** The shop's tables, without SQLite's own, full-text indexes and their shadow tables. */
function ownTables(db: Database): string[] {
  const rows = all<{ name: string }>(
    db,
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return rows.map(({ name }) => name).filter((name) => !kept.has(name));
}
