import { join } from "node:path";
import type { Settings } from "../settings/settings.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openSqliteFile } from "./sqlite.ts";

/** Opens the database that the settings name, with all tables. Throws if it cannot be reached or used. */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
}: Pick<Settings, "databaseUrl" | "dataDirectory">): Promise<Database> {
  if (databaseUrl === undefined) return migrated(openSqliteFile(join(dataDirectory, "extensions.sqlite")));
  // Loaded only where it is used, which keeps a small shop's service small.
  const { openPostgresql } = await import("./postgresql.ts");
  // A migration may take longer than a request.
  const patient = await migrated(openPostgresql(databaseUrl, 0));
  await patient.close();
  return openPostgresql(databaseUrl);
}

/** An empty database in memory, for tests. */
export function openInMemory(): Promise<Database> {
  return migrated(openSqliteFile(":memory:"));
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
