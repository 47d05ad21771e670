import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { exportCatalog, exportToFile } from "../../import-export/export-catalog.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { Progress } from "../progress.ts";
import { readOptions } from "../read-options.ts";

const usage = "export [FILE.csv]";

const namesOnly =
  "Images are exported by name. Set PLATFORM_PUBLIC_URL to export URLs that another platform can fetch.\n";

export const command: Command = {
  summary: "Export the catalog as the hosted platform's product CSV, to a file or standard output",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({ file: v.optional(v.pipe(v.string(), v.nonEmpty("The file name is empty."))) }),
    });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    try {
      const count = get<{ products: number }>(db, "SELECT count(*) AS products FROM product")?.products ?? 0;
      const progress = new Progress("Exporting products", count);
      const options = { publicUrl: settings.publicUrl, onProduct: () => progress.advance() };
      if (file === undefined) await exportCatalog(db, process.stdout, options);
      else await exportToFile(db, file, options);
      progress.end();
      process.stderr.write(
        `Exported ${count.toLocaleString("en-US")} products${file ? ` to ${file}` : ""}.\n${
          settings.publicUrl === undefined ? namesOnly : ""
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
