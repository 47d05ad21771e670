import { basename } from "node:path";
import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { surveyFile } from "../../import-export/csv/rows-by-product.ts";
import { importCatalog } from "../../import-export/import-catalog.ts";
import { ImportReport, formatProblem, summarize } from "../../import-export/import-report.ts";
import {
  importRedirects,
  isRedirectsFile,
  summarizeRedirects,
} from "../../import-export/redirects/import-redirects.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { Progress } from "../progress.ts";
import { readOptions } from "../read-options.ts";

const usage = "import FILE.csv";

export const command: Command = {
  summary: "Import the hosted platform's CSV of products, or of redirects",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({
        file: v.pipe(v.string("Specify the file to import."), v.nonEmpty("Specify the file to import.")),
      }),
    });
    if (await isRedirectsFile(file)) return importRedirectsFile(file);
    const survey = await surveyFile(file);
    if (survey.rows === 0) throw new CommandError(`${file} has a header but no rows.`);
    await importFile(file, survey);
  },
};

async function importRedirectsFile(file: string): Promise<void> {
  const db = openDatabase(databasePath(readSettings()));
  try {
    const report = await importRedirects(db, file);
    for (const problem of report.problems) process.stderr.write(`${formatProblem(problem)}\n`);
    process.stdout.write(`${summarizeRedirects(basename(file), report).join("\n")}\n`);
  } finally {
    db.close();
  }
}

async function importFile(file: string, survey: Awaited<ReturnType<typeof surveyFile>>): Promise<void> {
  const progress = new Progress("Importing rows", survey.rows);
  const report = new ImportReport((problem) => {
    progress.end();
    process.stderr.write(`${formatProblem(problem)}\n`);
  });
  const settings = readSettings();
  const db = openDatabase(databasePath(settings));
  try {
    await importCatalog(db, file, survey, report, {
      publicUrl: settings.publicUrl,
      onRows: (rows) => progress.advance(rows),
    });
  } finally {
    db.close();
  }
  progress.end();
  process.stdout.write(`${summarize(basename(file), report).join("\n")}\n`);
  if (report.kept === 0) throw new CommandError("Nothing could be imported.");
}
