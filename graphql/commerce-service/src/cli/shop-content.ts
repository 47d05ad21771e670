import type { ShopContent } from "@circlet/service-kit/promises";
import { type Database, openDatabase } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { databasePath, readSettings, type Settings } from "../shared/settings/settings.ts";

/** Remembers whose catalog filled the empty database. */
export function writeContent(db: Database, content: ShopContent): void {
  run(db, "DELETE FROM shop_content");
  run(db, "INSERT INTO shop_content (content) VALUES (?)", content);
}

/** Whose content belongs to the database's catalog: a merchant's import into an empty shop gets none of the demo's. */
export function readContent(db: Database): ShopContent {
  const row = get<{ content: ShopContent }>(db, "SELECT content FROM shop_content LIMIT 1");
  return row?.content ?? "own";
}

/** The settings, with the database's content unless the environment says another. */
export function settingsOfShop(): Settings {
  const settings = readSettings();
  const db = openDatabase(databasePath(settings));
  try {
    return readSettings({
      ...process.env,
      CIRCLET_CONTENT: process.env["CIRCLET_CONTENT"] || readContent(db),
    });
  } finally {
    db.close();
  }
}
