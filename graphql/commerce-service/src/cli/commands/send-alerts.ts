import * as v from "valibot";
import { openDatabase } from "../../database/database.ts";
import { makeAlertsNow } from "../../extensions/alerts/make-alerts-now.ts";
import { alertShop } from "../../extensions/alerts/run-alerts.ts";
import { databasePath, readSettings } from "../../settings/settings.ts";
import { type Command, CommandError } from "../command.ts";
import { readOptions } from "../read-options.ts";

const usage = "send-alerts";

// The running shop also checks customers, and may have been faster.
const nothingNew =
  "No new email: nothing else has changed for customers with alerts, or they got one within a week.";

export const command: Command = {
  summary: "Send the alerts that are due now: price drops, last ones and new matches",
  usage,
  run: async (args) => {
    readOptions(args, { usage, schema: v.object({}) });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    try {
      const shop = alertShop(db, settings.storefrontUrl);
      const { addresses, failures } = await makeAlertsNow(db, shop, new Date());
      for (const address of addresses) process.stdout.write(`Email to ${address}\n`);
      if (failures.length > 0)
        throw new CommandError(`${failures.join("\n")}\nIs the shop running? STOREFRONT_URL says where.`);
      if (addresses.length === 0) process.stdout.write(`${nothingNew}\n`);
    } finally {
      db.close();
    }
  },
};
