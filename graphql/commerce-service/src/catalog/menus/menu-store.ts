import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import type { MenuInput, MenuItemInput } from "./menu.ts";

export interface Menu {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly items: readonly MenuItemInput[];
}

export function saveMenu(db: Database, { handle, title, items }: MenuInput): void {
  run(
    db,
    `INSERT INTO menu (handle, title, items) VALUES (?, ?, ?)
     ON CONFLICT (handle) DO UPDATE SET title = excluded.title, items = excluded.items`,
    handle,
    title,
    JSON.stringify(items),
  );
}

export function readMenu(db: Database, handle: string): Menu | undefined {
  const row = get<Omit<Menu, "items"> & { items: string }>(
    db,
    "SELECT id, handle, title, items FROM menu WHERE handle = ?",
    handle,
  );
  return row && { ...row, items: JSON.parse(row.items) as MenuItemInput[] };
}
