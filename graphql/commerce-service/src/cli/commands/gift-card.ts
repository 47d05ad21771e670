import * as v from "valibot";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { openDatabase } from "../../database/database.ts";
import { formattedGiftCardCode } from "../../gift-cards/gift-card.ts";
import { issueGiftCard } from "../../gift-cards/gift-card-store.ts";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../read-options.ts";

const usage = "gift-card DOLLARS";

export const command: Command = {
  summary: "Issue a gift card and print its code",
  usage,
  run: async (args) => {
    const { dollars } = readOptions(args, {
      usage,
      positionals: ["dollars"],
      schema: v.object({ dollars: wholeNumber("DOLLARS", 1, 10_000) }),
    });
    const db = openDatabase(databasePath(readSettings()));
    try {
      const card = { value: dollars * 100, now: new Date() };
      const code = await retryWhileLocked(() => issueGiftCard(db, card));
      process.stdout.write(`${formattedGiftCardCode(code)}\n`);
    } finally {
      db.close();
    }
  },
};
