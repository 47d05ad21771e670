import * as v from "valibot";
import type { Command } from "../command.ts";
import { readOptions } from "../command-options.ts";
import { openDatabase } from "../database/database.ts";
import { seedFlags, seedEntries } from "../seed/seed-options.ts";
import { seedWithProgress } from "../seed/seed-with-progress.ts";
import { databasePath, readSettings } from "../settings.ts";

const usage = "seed [--products N] [--seed TEXT]";

export const command: Command = {
  summary: "Write the demo catalogue; what is there stays as it is",
  usage,
  run: (args) => {
    const options = readOptions(args, { usage, options: seedFlags, schema: v.object(seedEntries) });
    const db = openDatabase(databasePath(readSettings()));
    try {
      process.stdout.write(`${seedWithProgress(db, options)}\n`);
    } finally {
      db.close();
    }
  },
};
