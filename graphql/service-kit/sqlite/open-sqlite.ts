import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "../settings/setting-error.ts";
import { isBusy } from "./database-errors.ts";

/** Milliseconds that a command waits for another process's write before its own fails. */
const busyTimeout = 10_000;

/** SQLite waits synchronously. A service waits no longer than one write takes, then `retryWhileLocked` retries. */
const serviceBusyTimeout = 10;

/** Makes writes fail at once while another process writes, for a service that retries with `retryWhileLocked`. */
export function waitBriefly(db: DatabaseSync): void {
  db.exec(`PRAGMA busy_timeout = ${serviceBusyTimeout}`);
}

/** Megabytes of a database that a process keeps. More is not faster: the system keeps the file in memory, too. */
export const cachedMegabytes = 16;

/** WAL lets reads continue during a write; `synchronous = FULL` makes every commit survive a power failure. */
const pragmas = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -${cachedMegabytes * 1024}`;

/** Creates a missing file and folder. Throws a `SettingError`, or SQLite's error while another process locks it. */
export function openSqlite(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
    // SQLite would turn an empty file into a new shop. An existing file that is empty has lost its data.
    if (statSync(path, { throwIfNoEntry: false })?.size === 0) {
      throw new Error("the file is empty; restore a backup, or delete it to start with a new shop");
    }
    db = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    if (!isOwn(db)) throw new Error("it belongs to another program");
    db.exec(pragmas);
    return db;
  } catch (error) {
    db?.close();
    if (isBusy(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(
      `CIRCLET_DATA_DIR must be a folder for a database: ${path} cannot be opened (${reason})`,
      { cause: error },
    );
  }
}

/** Whether the database is new or was created by one of these services, which remember their migrations. */
function isOwn(db: DatabaseSync): boolean {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return tables.length === 0 || tables.some(({ name }) => name === "migration");
}
