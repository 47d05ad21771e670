import * as v from "valibot";
import { type StockChange, StockError, type StockTarget } from "../catalog/stock/change-stock.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { databasePath, readSettings } from "../shared/settings/settings.ts";
import { CommandError } from "../shared/command-error.ts";
import type { Command } from "./command.ts";
import { readOptions, wholeNumber } from "./read-options.ts";

type Change = (db: Database, target: StockTarget, quantity?: number) => readonly StockChange[];

export function stockCommand(name: string, summary: string, change: Change): Command {
  const usage = `${name} HANDLE|SKU [VARIANT] [--quantity N]`;
  return {
    summary,
    usage,
    run: (args) => {
      const { quantity, ...target } = readOptions(args, {
        usage,
        options: { quantity: { type: "string" } },
        positionals: ["handleOrSku", "variant"],
        schema: v.object({
          handleOrSku: v.string("Specify a product or variant by handle or SKU."),
          variant: v.optional(v.string()),
          quantity: v.optional(wholeNumber("--quantity", 1, 1_000_000)),
        }),
      });
      const db = openDatabase(databasePath(readSettings()));
      try {
        for (const { title, before, after } of change(db, target, quantity))
          process.stdout.write(`${title}: ${before} → ${after}\n`);
      } catch (error) {
        if (error instanceof StockError) throw new CommandError(error.message);
        throw error;
      } finally {
        db.close();
      }
    },
  };
}
