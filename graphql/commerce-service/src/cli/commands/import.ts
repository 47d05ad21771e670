import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";
import { importFile } from "../import-file.ts";
import { readOptions } from "../read-options.ts";

const usage = "import FILE";

export const command: Command = {
  summary: "Import the hosted platform's CSV of products or redirects, or its pages, policies, blogs as JSON",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({
        file: v.pipe(v.string("Specify the file to import."), v.nonEmpty("Specify the file to import.")),
      }),
    });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    try {
      await importFile(db, file, settings.publicUrl);
    } finally {
      db.close();
    }
  },
};
