import * as v from "valibot";
import { sellStock } from "../../catalog/stock/change-stock.ts";
import type { Command } from "../command.ts";
import { readOptions, wholeNumber } from "../read-options.ts";
import { runStockChange } from "../stock-command.ts";

const usage = "sell HANDLE|SKU [VARIANT] [--quantity N]";

export const command: Command = {
  summary: "Sell stock as another shopper would: everything, or --quantity",
  usage,
  run: (args) => {
    const { handleOrSku, variant, quantity } = readOptions(args, {
      usage,
      options: { quantity: { type: "string" } },
      positionals: ["handleOrSku", "variant"],
      schema: v.object({
        handleOrSku: v.string("Specify a product or variant by handle or SKU."),
        variant: v.optional(v.string()),
        quantity: v.optional(wholeNumber("--quantity", 1, 1_000_000)),
      }),
    });
    runStockChange((db) => sellStock(db, { handleOrSku, variant }, quantity ?? "all"));
  },
};
