import { DatabaseSync } from "node:sqlite";
import type { Database } from "../database/database.ts";
import { migrationNames } from "../database/migrate.ts";
import { CommandError } from "../shared/command-error.ts";
import { checkDatabase } from "./check-database.ts";

export function openCopy(path: string, name: string): Database {
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  try {
    requireOwn(db, name);
    const [problem] = checkDatabase(db);
    if (problem) throw new CommandError(`${name} is damaged. ${problem}`);
    db.exec("PRAGMA journal_mode = DELETE");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function requireOwn(db: Database, name: string): void {
  let applied: string[];
  try {
    const rows = db.prepare("SELECT migration.name FROM migration, customer_order LIMIT 0");
    rows.all();
    applied = db
      .prepare("SELECT name FROM migration ORDER BY name")
      .all()
      .map((row) => String(row["name"]));
  } catch (error) {
    throw new CommandError(`${name} is not a backup of the commerce service, or is damaged.`, {
      cause: error,
    });
  }
  const known = new Set(migrationNames());
  const newer = applied.find((migration) => !known.has(migration));
  if (newer) throw new CommandError(`The backup is from a newer release with the migration ${newer}.`);
}
