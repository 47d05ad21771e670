import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const busy = 5;

/** Held until this process ends. */
const locks: DatabaseSync[] = [];

/**
 * Keeps other commands from starting a shop on the same data. SQLite's file lock does that on every system, and the
 * system releases it when this process ends, even by kill -9. Throws if another process holds it.
 */
export function lockDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "start.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode !== busy) throw error;
    throw new Error(
      `A shop already runs on the data in ${folder}. Stop it, or set CIRCLET_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  locks.push(lock);
}
