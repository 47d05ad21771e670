import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { formatProblem, ImportReport } from "../import-export/import-report.ts";
import { importShop } from "../import-export/import-shop.ts";
import { readSettings, type Settings } from "../shared/settings/settings.ts";
import { writeContent } from "./shop-content.ts";

/** Imports the shop in the folder of the settings into an empty database. Returns a summary. */
export async function seedShop(
  db: Database,
  { seedDirectory, publicUrl }: Pick<Settings, "seedDirectory" | "publicUrl">,
): Promise<string> {
  if (!existsSync(join(seedDirectory, "catalog.csv")))
    return `The shop is empty: there is no catalog.csv in ${seedDirectory}.`;
  const report = new ImportReport((problem) => process.stderr.write(`${formatProblem(problem)}\n`));
  await importShop(db, seedDirectory, report, { now: new Date(), publicUrl });
  writeContent(db, seedDirectory === readSettings({}).seedDirectory ? "demo" : "own");
  return `Seeded ${report.kept.toLocaleString("en-US")} products.`;
}
