import { sellStock } from "../../catalog/stock/change-stock.ts";
import { stockCommand } from "../stock-command.ts";

export const command = stockCommand(
  "sell",
  "Sell stock as another shopper would: everything, or --quantity",
  (db, target, quantity) => sellStock(db, target, quantity ?? "all"),
);
