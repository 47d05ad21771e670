import * as v from "valibot";
import { backUp } from "../../backup/back-up.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";

const usage = "backup FILE";

export const command: Command = {
  summary: "Write all data to a file, while the service runs",
  usage,
  run: async (args) => {
    const { file } = readOptions(args, {
      usage,
      positionals: ["file"],
      schema: v.object({ file: v.string("Specify the file to write.") }),
    });
    await backUp(databasePath(readSettings()), file);
    process.stdout.write(`Backup written to ${file}\n`);
  },
};
