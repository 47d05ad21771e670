import * as v from "valibot";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../command-options.ts";
import { sellStock } from "../stock/change-stock.ts";
import { runStockChange } from "../stock/stock-command.ts";

const usage = "sell HANDLE|SKU [VARIANT] [--quantity N]";

export const command: Command = {
  summary: "Sell pieces as another shopper would; all of them without --quantity",
  usage,
  run: (args) => {
    const { handleOrSku, variant, quantity } = readOptions(args, {
      usage,
      options: { quantity: { type: "string" } },
      positionals: ["handleOrSku", "variant"],
      schema: v.object({
        handleOrSku: v.string("Say which product or variant, by handle or SKU."),
        variant: v.optional(v.string()),
        quantity: v.optional(wholeNumber("--quantity", 1, 1_000_000)),
      }),
    });
    runStockChange((db) => sellStock(db, { handleOrSku, variant }, quantity ?? "all"));
  },
};
