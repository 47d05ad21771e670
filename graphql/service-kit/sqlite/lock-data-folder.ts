import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "../settings/setting-error.ts";
import { isBusy } from "./database-errors.ts";

/** Open locks, which are held until this process ends. */
const locks: DatabaseSync[] = [];

/** Keeps others off the same data by SQLite's lock, which ends with the process. Throws a `SettingError`. */
export function lockDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "start.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new SettingError(
      `A shop already runs on the data in ${folder}. Stop it, or set CIRCLET_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  locks.push(lock);
}
