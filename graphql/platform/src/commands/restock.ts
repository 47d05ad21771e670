import * as v from "valibot";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../command-options.ts";
import { restock } from "../stock/change-stock.ts";
import { runStockChange } from "../stock/stock-command.ts";

const usage = "restock HANDLE|SKU [VARIANT] [--quantity N]";

export const command: Command = {
  summary: "Put pieces on the shelf; one of each variant without --quantity",
  usage,
  run: (args) => {
    const { handleOrSku, variant, quantity } = readOptions(args, {
      usage,
      options: { quantity: { type: "string" } },
      positionals: ["handleOrSku", "variant"],
      schema: v.object({
        handleOrSku: v.string("Say which product or variant, by handle or SKU."),
        variant: v.optional(v.string()),
        quantity: v.optional(wholeNumber("--quantity", 1, 1_000_000), "1"),
      }),
    });
    runStockChange((db) => restock(db, { handleOrSku, variant }, quantity));
  },
};
