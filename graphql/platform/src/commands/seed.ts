import * as v from "valibot";
import type { Command } from "../command.ts";
import { readOptions } from "../command-options.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { seedFlags, seedEntries } from "../seed/seed-options.ts";
import { seedCustomer } from "../seed/seed-customer.ts";
import { seedMissingTexts } from "../seed/seed-texts.ts";
import { seedWithProgress } from "../seed/seed-with-progress.ts";
import { databasePath, publicUrlOf, readSettings } from "../settings.ts";

const usage = "seed [--if-empty] [--products N] [--seed TEXT]";

export const command: Command = {
  summary: "Write the demo catalogue and customer; what is there stays as it is",
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
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    const publicUrl = publicUrlOf(settings);
    try {
      if (ifEmpty && hasProducts(db)) {
        seedCustomer(db, { publicUrl, now: new Date() });
        seedMissingTexts(db);
      } else process.stdout.write(`${seedWithProgress(db, options, publicUrl)}\n`);
    } finally {
      db.close();
    }
  },
};

/** A merchant's own catalogue, or a demo one with pieces taken out, is not to be filled up at the next start. */
function hasProducts(db: Database): boolean {
  return get(db, "SELECT 1 FROM product LIMIT 1") !== undefined;
}
