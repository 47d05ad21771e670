import type { DatabaseSync } from "node:sqlite";
import { openSqlite } from "@circlet/service-kit/sqlite/open-sqlite";
import { migrate } from "./migrate.ts";

export type Database = DatabaseSync;

/** Opens the database with all tables. Throws a `SettingError` when the file cannot be used. */
export function openDatabase(path: string): Database {
  const db = openSqlite(path);
  migrate(db);
  return db;
}
