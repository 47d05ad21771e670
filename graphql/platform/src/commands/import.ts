import { basename } from "node:path";
import * as v from "valibot";
import { type Command, CommandError } from "../command.ts";
import { readOptions } from "../command-options.ts";
import { openDatabase } from "../database/database.ts";
import { surveyFile } from "../import/handle-groups.ts";
import { importCatalogue } from "../import/import-catalogue.ts";
import { ImportReport, problemSentence, summarize } from "../import/import-report.ts";
import { Progress } from "../progress.ts";
import { databasePath, readSettings } from "../settings.ts";

const usage = "import FILE.csv";

export const command: Command = {
  summary: "Read products from the hosted platform's product CSV",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({
        file: v.pipe(v.string("Say which file to import."), v.nonEmpty("Say which file to import.")),
      }),
    });
    const survey = await surveyFile(file);
    if (survey.rows === 0) throw new CommandError(`${file} has column names, but no rows.`);
    await importFile(file, survey);
  },
};

async function importFile(file: string, survey: Awaited<ReturnType<typeof surveyFile>>): Promise<void> {
  const progress = new Progress("Importing rows", survey.rows);
  const report = new ImportReport((problem) => {
    progress.end();
    process.stderr.write(`${problemSentence(problem)}\n`);
  });
  const settings = readSettings();
  const db = openDatabase(databasePath(settings));
  try {
    await importCatalogue(db, file, survey, report, {
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
