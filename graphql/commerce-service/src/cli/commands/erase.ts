import * as v from "valibot";
import { eraseCustomer } from "../../customers/erase-customer.ts";
import { openDatabase } from "../../database/database.ts";
import { CommandError } from "../../shared/command-error.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";
import { readOptions } from "../read-options.ts";

const usage = "erase CUSTOMER --yes";

export const command: Command = {
  summary: "Delete what is stored about a customer, by number or email; orders stay, without the person",
  usage,
  run: (args) => {
    const { customer, yes } = readOptions(args, {
      usage,
      options: { yes: { type: "boolean" } },
      positionals: ["customer"],
      schema: v.object({
        customer: v.string("Specify the customer's number or email address."),
        yes: v.optional(v.boolean(), false),
      }),
    });
    if (!yes) throw new CommandError("This cannot be undone. Pass --yes to confirm.");
    const db = openDatabase(databasePath(readSettings()));
    try {
      const erased = eraseCustomer(db, customer);
      if (!erased) throw new CommandError(`Nothing is stored about “${customer}”.`);
      process.stdout.write(
        `Erased ${erased.email}. Orders that stay, without the person: ${erased.orders}.\n`,
      );
    } finally {
      db.close();
    }
  },
};
