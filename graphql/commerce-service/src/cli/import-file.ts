import { basename } from "node:path";
import type { Database } from "../database/database.ts";
import { surveyFile } from "../import-export/csv/rows-by-product.ts";
import { importCatalog } from "../import-export/import-catalog.ts";
import {
  formatProblem,
  type ImportProblem,
  ImportReport,
  summarize,
} from "../import-export/import-report.ts";
import {
  importRedirects,
  isRedirectsFile,
  summarizeRedirects,
} from "../import-export/redirects/import-redirects.ts";
import {
  importMenu,
  importMerchantTexts,
  summarizeMerchantTexts,
} from "../import-export/merchant-texts/import-merchant-texts.ts";
import { readJson } from "../shared/read-json.ts";
import { CommandError } from "../shared/command-error.ts";
import { Progress } from "./progress.ts";

/**
 * Imports a CSV of products or of redirects, or a JSON of pages, policies, blogs, articles or a menu, and prints the
 * progress and a report. Throws `CommandError` if it has nothing that could be imported.
 */
export async function importFile(db: Database, file: string, publicUrl?: string): Promise<void> {
  if (file.toLowerCase().endsWith(".json")) {
    const content = readJson(file);
    const menu = importMenu(db, content);
    if (menu !== undefined) return print([`${basename(file)}: saved the menu “${menu}”.`]);
    const report = importMerchantTexts(db, basename(file), content, new Date());
    report.problems.forEach((problem) => process.stderr.write(`${problem}\n`));
    return print(summarizeMerchantTexts(basename(file), report));
  }
  if (await isRedirectsFile(file)) {
    const report = await importRedirects(db, file);
    report.problems.forEach(printProblem);
    return print(summarizeRedirects(basename(file), report));
  }
  const survey = await surveyFile(file);
  if (survey.rows === 0) throw new CommandError(`${file} has a header but no rows.`);
  const progress = new Progress("Importing rows", survey.rows);
  const report = new ImportReport((problem) => {
    progress.end();
    printProblem(problem);
  });
  await importCatalog(db, file, survey, report, { publicUrl, onRows: (rows) => progress.advance(rows) });
  progress.end();
  print(summarize(basename(file), report));
  if (report.kept === 0) throw new CommandError("Nothing could be imported.");
}

function printProblem(problem: ImportProblem): void {
  process.stderr.write(`${formatProblem(problem)}\n`);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
