import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { surveyFile } from "../../graphql/commerce-service/src/import-export/csv/rows-by-product.ts";
import { importCatalog } from "../../graphql/commerce-service/src/import-export/import-catalog.ts";
import {
  ImportReport,
  formatProblem,
} from "../../graphql/commerce-service/src/import-export/import-report.ts";
import { databasePath, readSettings } from "../../graphql/commerce-service/src/shared/settings/settings.ts";

/** As `platform import` does, but in this process, because starting another takes thirty times as long. */
export async function importCsv(file: string, dataDirectory: string): Promise<void> {
  const settings = readSettings({ CIRCLET_DATA_DIR: dataDirectory });
  const problems: string[] = [];
  const report = new ImportReport((problem) => problems.push(formatProblem(problem)));
  const db = openDatabase(databasePath(settings));
  try {
    await importCatalog(db, file, await surveyFile(file), report);
  } finally {
    db.close();
  }
  if (report.kept === 0) throw new Error(`No product of ${file} was imported:\n${problems.join("\n")}`);
}
