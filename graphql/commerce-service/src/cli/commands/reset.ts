import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { emptyDatabase } from "../../database/empty-database.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";
import { seedShop } from "../seed-shop.ts";

const usage = "reset --yes [--empty]";

export const command: Command = {
  summary: "Delete everything, including customers and orders, and seed again",
  usage,
  run: async (args) => {
    const options = readOptions(args, {
      usage,
      options: { yes: { type: "boolean" }, empty: { type: "boolean" } },
      schema: v.object({
        yes: v.optional(v.boolean(), false),
        empty: v.optional(v.boolean(), false),
      }),
    });
    const settings = readSettings();
    const path = databasePath(settings);
    if (!options.yes) {
      throw new CommandError(
        `This deletes every product, customer, cart and order in ${path}. Pass --yes to confirm.`,
      );
    }
    const db = openDatabase(path);
    try {
      emptyDatabase(db);
      const done = options.empty ? "The shop is empty." : await seedShop(db, settings);
      process.stdout.write(`${done}\n`);
    } finally {
      db.close();
    }
  },
};
