import { type StockChange, StockError } from "../catalog/stock/change-stock.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { databasePath, readSettings } from "../kit/settings/settings.ts";
import { CommandError } from "../kit/command-error.ts";

/** Runs a stock change on the shop's database and prints the result for each variant. */
export function runStockChange(work: (db: Database) => readonly StockChange[]): void {
  const db = openDatabase(databasePath(readSettings()));
  try {
    for (const { title, before, after } of work(db)) process.stdout.write(`${title}: ${before} → ${after}\n`);
  } catch (error) {
    if (error instanceof StockError) throw new CommandError(error.message);
    throw error;
  } finally {
    db.close();
  }
}
