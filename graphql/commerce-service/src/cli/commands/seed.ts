import * as v from "valibot";
import { type Database, openDatabase } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { seedCustomer } from "../../demo/seed/seed-customer.ts";
import { seedMissingFacts } from "../../demo/seed/seed-facts.ts";
import { seedMissingTexts } from "../../demo/seed/seed-texts.ts";
import { databasePath, readSettings } from "../../settings/settings.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";
import { seedEntries, seedFlags, seedWithProgress } from "../seeding.ts";

const usage = "seed [--if-empty] [--products N] [--seed TEXT]";

export const command: Command = {
  summary: "Create the demo catalog and customer; existing data is kept",
  usage,
  run: (args) => {
    const { ifEmpty, ...options } = readOptions(args, {
      usage,
      options: { ...seedFlags, "if-empty": { type: "boolean" } },
      schema: v.pipe(
        v.object({ ...seedEntries, "if-empty": v.optional(v.boolean(), false) }),
        v.transform(({ "if-empty": ifEmpty, ...others }) => ({ ...others, ifEmpty })),
      ),
    });
    const db = openDatabase(databasePath(readSettings()));
    try {
      if (ifEmpty && hasProducts(db)) {
        seedCustomer(db, new Date());
        seedMissingTexts(db);
        seedMissingFacts(db);
      } else process.stdout.write(`${seedWithProgress(db, options)}\n`);
    } finally {
      db.close();
    }
  },
};

/** A merchant's catalog, or a demo catalog with deleted products, must not be refilled on the next start. */
function hasProducts(db: Database): boolean {
  return get(db, "SELECT 1 FROM product LIMIT 1") !== undefined;
}
