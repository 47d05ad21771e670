import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { emptyDatabase } from "../../database/empty-database.ts";
import { databasePath, readSettings } from "../../settings/settings.ts";
import { CommandError, type Command } from "../command.ts";
import { readOptions } from "../read-options.ts";
import { seedEntries, seedFlags, seedWithProgress } from "../seeding.ts";

const usage = "reset --yes [--empty] [--products N] [--seed TEXT]";

export const command: Command = {
  summary: "Delete everything, including customers and orders, and seed again",
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
    const path = databasePath(readSettings());
    if (!options.yes) {
      throw new CommandError(
        `This deletes every product, customer, cart and order in ${path}. Pass --yes to confirm.`,
      );
    }
    const db = openDatabase(path);
    try {
      emptyDatabase(db);
      const done = options.empty ? "The shop is empty." : seedWithProgress(db, options);
      process.stdout.write(`${done}\n`);
    } finally {
      db.close();
    }
  },
};
