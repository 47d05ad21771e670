import * as v from "valibot";
import { type Database, openDatabase } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";
import { seedShop } from "../seed-shop.ts";

const usage = "seed [--if-empty]";

export const command: Command = {
  summary: "Fill an empty shop from the folder CIRCLET_SEED_DIR: the demo shop",
  usage,
  run: async (args) => {
    const { "if-empty": ifEmpty } = readOptions(args, {
      usage,
      options: { "if-empty": { type: "boolean" } },
      schema: v.object({ "if-empty": v.optional(v.boolean(), false) }),
    });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    try {
      if (!hasProducts(db)) process.stdout.write(`${await seedShop(db, settings)}\n`);
      else if (!ifEmpty)
        throw new CommandError("The shop has products. `reset --yes` deletes everything and seeds again.");
    } finally {
      db.close();
    }
  },
};

/** A merchant's catalog, or a demo catalog with deleted products, must not be refilled on the next start. */
function hasProducts(db: Database): boolean {
  return get(db, "SELECT 1 FROM product LIMIT 1") !== undefined;
}
