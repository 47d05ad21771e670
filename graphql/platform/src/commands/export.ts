import * as v from "valibot";
import { type Command, CommandError } from "../command.ts";
import { readOptions } from "../command-options.ts";
import { openDatabase } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { exportCatalogue, exportToFile } from "../export/export-catalogue.ts";
import { Progress } from "../progress.ts";
import { databasePath, readSettings } from "../settings.ts";

const usage = "export [FILE.csv]";

const unaddressed =
  "Pictures have names only: set PLATFORM_PUBLIC_URL for addresses that another platform can fetch them from.\n";

export const command: Command = {
  summary: "Write the catalogue as the hosted platform's product CSV, to a file or to standard output",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({ file: v.optional(v.pipe(v.string(), v.nonEmpty("The file's name is empty."))) }),
    });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    try {
      const count = get<{ products: number }>(db, "SELECT count(*) AS products FROM product")?.products ?? 0;
      const progress = new Progress("Exporting products", count);
      const options = { publicUrl: settings.publicUrl, onProduct: () => progress.advance() };
      if (file === undefined) await exportCatalogue(db, process.stdout, options);
      else await exportToFile(db, file, options);
      progress.end();
      process.stderr.write(
        `Exported ${count.toLocaleString("en-US")} products${file ? ` to ${file}` : ""}.\n${
          settings.publicUrl === undefined ? unaddressed : ""
        }`,
      );
    } catch (error) {
      if (!isFileError(error)) throw error;
      throw new CommandError(`${file ?? "The output"} cannot be written: ${error.message}`);
    } finally {
      db.close();
    }
  },
};

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "code" in error;
}
