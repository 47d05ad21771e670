import * as v from "valibot";
import { restoreDatabase } from "../../backup/restore.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";

const usage = "restore FILE";

export const command: Command = {
  summary: "Replace all data with a backup's, while no service runs",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({ file: v.string("Specify the backup.") }),
    });
    await restoreDatabase(file, databasePath(readSettings()));
    process.stdout.write(`All data replaced with ${file}\n`);
  },
};
