import { existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { replaceFile } from "@circlet/service-kit/replace-file";
import { isBusy } from "@circlet/service-kit/sqlite/database-errors";
import { lockDataFolder } from "@circlet/service-kit/sqlite/lock-data-folder";
import { migrate } from "../database/migrate.ts";
import { CommandError } from "../shared/command-error.ts";
import { openCopy } from "./open-copy.ts";

/** Replaces the database with a checked and updated backup, or throws a `CommandError` and changes nothing. */
export async function restoreDatabase(file: string, database: string): Promise<void> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  lockDataFolder(dirname(database));
  let replaced: DatabaseSync | undefined;
  try {
    await replaceFile(database, async (partial) => {
      await copyFile(file, partial);
      updateCopy(partial, file);
      replaced = await takeOutOfUse(database);
    });
  } finally {
    replaced?.close();
  }
}

function updateCopy(copy: string, name: string): void {
  const db = openCopy(copy, name);
  try {
    migrate(db);
    // A session that ended after the backup must not work again.
    db.exec("DELETE FROM identity_record; DELETE FROM sign_in_code");
  } finally {
    db.close();
  }
}

/** Locks the database and removes its log, which SQLite would apply to the new file. Fails if it is in use. */
async function takeOutOfUse(path: string): Promise<DatabaseSync | undefined> {
  if (!existsSync(path)) return undefined;
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch (error) {
    if (isBusy(error)) {
      db.close();
      throw new CommandError(`A service or another command uses ${path}. Stop it, then restore again.`);
    }
    // A broken database is what a restore is for.
    await Promise.all(["-wal", "-shm"].map((log) => rm(path + log, { force: true })));
  }
  return db;
}
