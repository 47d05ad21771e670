import { openDatabase } from "../../graphql/platform/src/database/database.ts";
import { surveyFile } from "../../graphql/platform/src/import/handle-groups.ts";
import { importCatalogue } from "../../graphql/platform/src/import/import-catalogue.ts";
import { ImportReport, problemSentence } from "../../graphql/platform/src/import/import-report.ts";
import { databasePath, readSettings } from "../../graphql/platform/src/settings.ts";

/**
 * Puts a file's rows into a shop's catalogue beside the running service, as `platform import` does. Within this process:
 * to start one takes thirty times as long, and a hundred tests put goods of their own on the shelf.
 */
export async function importCsv(file: string, dataDirectory: string): Promise<void> {
  const settings = readSettings({ CIRCLET_DATA_DIR: dataDirectory });
  const problems: string[] = [];
  const report = new ImportReport((problem) => problems.push(problemSentence(problem)));
  const db = openDatabase(databasePath(settings));
  try {
    await importCatalogue(db, file, await surveyFile(file), report);
  } finally {
    db.close();
  }
  if (report.kept === 0) throw new Error(`Nothing of ${file} could be imported:\n${problems.join("\n")}`);
}
