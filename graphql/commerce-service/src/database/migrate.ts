import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./transaction.ts";

const folder = join(import.meta.dirname, "../../migrations");

/** Applies new `migrations/*.sql` by name, each in a transaction. Names are remembered, so never rename one. */
export function migrate(db: DatabaseSync): void {
  db.exec("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT");
  for (const name of migrationNames()) {
    transaction(db, () => applyOnce(db, name));
  }
}

export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Checks inside the transaction, so that two processes that start at once apply a migration only once. */
function applyOnce(db: DatabaseSync, name: string): void {
  if (db.prepare("SELECT 1 FROM migration WHERE name = ?").get(name)) return;
  db.exec(readFileSync(join(folder, name), "utf8"));
  db.prepare("INSERT INTO migration (name, applied_at) VALUES (?, ?)").run(name, new Date().toISOString());
}
