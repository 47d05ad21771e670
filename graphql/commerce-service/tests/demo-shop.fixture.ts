import type { Database } from "../src/database/database.ts";
import { formatProblem, ImportReport } from "../src/import-export/import-report.ts";
import { importShop } from "../src/import-export/import-shop.ts";
import { readSettings } from "../src/shared/settings/settings.ts";

export async function importDemoShop(db: Database, now = new Date()): Promise<void> {
  const report = new ImportReport((problem) => {
    throw new Error(formatProblem(problem));
  });
  await importShop(db, readSettings({}).seedDirectory, report, { now });
}
