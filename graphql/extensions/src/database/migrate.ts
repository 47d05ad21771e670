import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";

const ownMigrations = join(import.meta.dirname, "../../migrations");

export function migrationNames(folder = ownMigrations): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** All or none; other processes wait. Ignores newer migrations, so that the previous release can still run. */
export async function migrate(database: Database, folder = ownMigrations): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run("CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)");
    const rows = await queries.query<{ name: string }>("SELECT name FROM migration");
    const done = new Set(rows.map(({ name }) => name));
    for (const name of migrationNames(folder)) {
      if (done.has(name)) continue;
      await queries.run(readFileSync(join(folder, name), "utf8"));
      await queries.query("INSERT INTO migration (name) VALUES ($1)", [name]);
    }
  }, "migrations");
}
