import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "../settings.ts";
import { isBusy } from "./is-busy.ts";
import { migrate } from "./migrate.ts";

export type Database = DatabaseSync;

/** How long a write waits for another process's write before it fails, in milliseconds. */
const busyTimeout = 10_000;

/**
 * Opens (or makes) the database file and brings it up to date. `":memory:"` gives a database of its own, for tests.
 * Throws a `SettingError` where no database can be, and SQLite's own error while another process holds it.
 *
 * WAL lets readers go on while one writes; `synchronous = FULL` makes every commit survive a power cut.
 */
export function openDatabase(path: string): Database {
  const db = openFile(path);
  migrate(db);
  return db;
}

const pragmas =
  "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536";

function openFile(path: string): Database {
  let db: Database | undefined;
  try {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    db = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    db.exec(pragmas);
    return db;
  } catch (error) {
    db?.close();
    if (isBusy(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(
      `CIRCLET_DATA_DIR must be a folder for a database: ${path} cannot be opened (${reason})`,
      {
        cause: error,
      },
    );
  }
}
