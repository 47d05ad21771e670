import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { advanceOrder, advanceOrders } from "../../orders/advance-orders.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../read-options.ts";

const usage = "advance-orders [NUMBER]";

const nothingAdvanced =
  "No order is in transit. Demo orders keep their state; use advance-orders NUMBER to advance one.";

export const command: Command = {
  summary: "Advance orders by one step: in transit, out for delivery, delivered",
  usage,
  run: (args) => {
    const { number } = readOptions(args, {
      usage,
      positionals: ["number"],
      schema: v.object({ number: v.optional(wholeNumber("The order's number", 1, 999_999_999)) }),
    });
    const db = openDatabase(databasePath(readSettings()));
    const now = new Date();
    try {
      const advanced =
        number === undefined
          ? advanceOrders(db, { unchangedSince: now, most: Number.MAX_SAFE_INTEGER, now })
          : [advanceOrder(db, number, now) ?? failForOrder(number)];
      for (const order of advanced) process.stdout.write(`#${order.number}: ${order.status}\n`);
      if (advanced.length === 0) process.stdout.write(`${nothingAdvanced}\n`);
    } finally {
      db.close();
    }
  },
};

function failForOrder(number: number): never {
  throw new CommandError(`Order #${number} does not exist or has been delivered.`);
}
