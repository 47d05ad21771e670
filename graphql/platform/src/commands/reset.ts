import * as v from "valibot";
import { CommandError, type Command } from "../command.ts";
import { readOptions } from "../command-options.ts";
import { openDatabase } from "../database/database.ts";
import { emptyDatabase } from "../seed/empty-database.ts";
import { seedEntries, seedFlags } from "../seed/seed-options.ts";
import { seedWithProgress } from "../seed/seed-with-progress.ts";
import { databasePath, publicUrlOf, readSettings } from "../settings.ts";

const usage = "reset --yes [--empty] [--products N] [--seed TEXT]";

export const command: Command = {
  summary: "Throw everything away, customers and orders too, and seed anew",
  usage,
  run: (args) => {
    const options = readOptions(args, {
      usage,
      options: { ...seedFlags, yes: { type: "boolean" }, empty: { type: "boolean" } },
      schema: v.object({
        ...seedEntries,
        yes: v.optional(v.boolean(), false),
        empty: v.optional(v.boolean(), false),
      }),
    });
    const settings = readSettings();
    const path = databasePath(settings);
    if (!options.yes) {
      throw new CommandError(
        `This deletes every product, customer, cart and order in ${path}. Say --yes if you mean it.`,
      );
    }
    const db = openDatabase(path);
    try {
      emptyDatabase(db);
      const done = options.empty
        ? "The shop is empty."
        : seedWithProgress(db, options, publicUrlOf(settings));
      process.stdout.write(`${done}\n`);
    } finally {
      db.close();
    }
  },
};
