import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import type { Settings } from "../settings/settings.ts";
import { importTexts } from "./import-texts.ts";

const files = ["reviews.json", "listings.json"];

/** Fills a new database once with the texts of the folder in the settings. Returns what it did; undefined if nothing. */
export async function seedTexts(
  database: Database,
  { seedDirectory }: Pick<Settings, "seedDirectory">,
): Promise<string | undefined> {
  const [isDone] = await database.query("SELECT 1 AS found FROM seeding");
  if (isDone) return undefined;
  const imported = { reviews: 0, listings: 0 };
  for (const file of files.map((name) => join(seedDirectory, name))) {
    if (!existsSync(file)) continue;
    const { reviews, listings } = await importTexts(database, file);
    imported.reviews += reviews;
    imported.listings += listings;
  }
  await markSeeded(database);
  return `Seeded ${imported.reviews} reviews and ${imported.listings} listing texts.`;
}

/** Keeps the next start from filling the database. */
export async function markSeeded(database: Database): Promise<void> {
  await database.query("INSERT INTO seeding (seeded_at) VALUES ($1)", [new Date().toISOString()]);
}
