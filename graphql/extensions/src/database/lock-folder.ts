import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const busy = 5;

/**
 * Two processes would corrupt the tables. SQLite's file lock keeps the second one out; it works on every system and is
 * released when this process ends, even by kill -9.
 */
export function lockFolder(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "in-use.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode !== busy) throw error;
    throw new FolderInUse(folder, { cause: error });
  }
}

/** Another process has the embedded database open. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(folder: string, options: ErrorOptions) {
    super(
      `An extensions service already uses ${folder}. Stop it, or set EXTENSIONS_DATABASE_URL to a PostgreSQL that several processes can share.`,
      options,
    );
  }
}
