import { restock } from "../../catalog/stock/change-stock.ts";
import { stockCommand } from "../stock-command.ts";

export const command = stockCommand(
  "restock",
  "Add stock: one of each variant, or --quantity",
  (db, target, quantity = 1) => restock(db, target, quantity),
);
