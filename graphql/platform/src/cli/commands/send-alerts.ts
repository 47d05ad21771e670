import { makeAlerts } from "@circlet/alerts/make-alerts";
import * as v from "valibot";
import { findCustomer } from "../../customers/customer-store.ts";
import { openDatabase } from "../../database/database.ts";
import { alertStore, checkAllNow } from "../../extensions/alerts/alert-store.ts";
import { alertShop } from "../../extensions/alerts/run-alerts.ts";
import { databasePath, readSettings } from "../../settings/settings.ts";
import { type Command, CommandError } from "../command.ts";
import { readOptions } from "../read-options.ts";

const usage = "send-alerts";

const nothingToTell =
  "Nobody gets an email: nothing has changed for customers with alerts, or they got one within a week.";

export const command: Command = {
  summary: "Send the alerts that are due now: price drops, last ones and new matches",
  usage,
  run: async (args) => {
    readOptions(args, { usage, schema: v.object({}) });
    const settings = readSettings();
    const db = openDatabase(databasePath(settings));
    const now = new Date();
    const failures: unknown[] = [];
    try {
      checkAllNow(db, now);
      const mailed = await makeAlerts(
        {
          store: alertStore(db),
          shop: alertShop(db, settings.storefrontUrl),
          onFailure: (error) => failures.push(error),
        },
        now,
      );
      for (const id of mailed) process.stdout.write(`Email to ${findCustomer(db, Number(id))?.email}\n`);
      const [failure] = failures;
      if (failure !== undefined) throw new CommandError(messageOf(failure));
      if (mailed.length === 0) process.stdout.write(`${nothingToTell}\n`);
    } finally {
      db.close();
    }
  },
};

function messageOf(failure: unknown): string {
  return `${failure instanceof Error ? failure.message : "The check failed."} Is the shop running? STOREFRONT_URL says where.`;
}
