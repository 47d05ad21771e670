import * as v from "valibot";
import { type Command, CommandError } from "../command.ts";
import { readOptions, wholeNumber } from "../command-options.ts";
import { openDatabase } from "../database/database.ts";
import { advanceOrder, advanceOrders } from "../order/advance-orders.ts";
import { databasePath, publicUrlOf, readSettings } from "../settings.ts";

const usage = "advance-orders [NUMBER]";

const nothingMoved =
  "No order is on its way. Those of the demo customer keep their states; advance-orders NUMBER moves one of them.";

export const command: Command = {
  summary: "Move orders one step on: in transit, out for delivery, delivered",
  usage,
  run: (args) => {
    const { number } = readOptions(args, {
      usage,
      positionals: ["number"],
      schema: v.object({ number: v.optional(wholeNumber("The order's number", 1, 999_999_999)) }),
    });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    const now = new Date();
    const publicUrl = publicUrlOf(settings);
    try {
      const moved =
        number === undefined
          ? advanceOrders(db, { unmovedSince: now, publicUrl, now })
          : [advanceOrder(db, number, publicUrl, now) ?? fail(number)];
      for (const order of moved) process.stdout.write(`#${order.number}: ${order.status}\n`);
      if (moved.length === 0) process.stdout.write(`${nothingMoved}\n`);
    } finally {
      db.close();
    }
  },
};

function fail(number: number): never {
  throw new CommandError(`There is no order #${number} that could move on.`);
}
