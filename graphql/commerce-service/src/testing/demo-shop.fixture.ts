import type { Database } from "../database/database.ts";
import { formatProblem, ImportReport } from "../import-export/import-report.ts";
import { importShop } from "../import-export/import-shop.ts";
import { readSettings } from "../shared/settings/settings.ts";

export async function importDemoShop(db: Database, now = new Date()): Promise<void> {
  const report = new ImportReport((problem) => {
    throw new Error(formatProblem(problem));
  });
  await importShop(db, readSettings({}).seedDirectory, report, { now });
}
