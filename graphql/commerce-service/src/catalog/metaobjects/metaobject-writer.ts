import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import type { Saved } from "../writing/product-writer.ts";

/** A metaobject to write. Fields keep their order: the brand list is read from the first one. */
export interface MetaobjectInput {
  readonly type: string;
  readonly handle: string;
  /** Field key → value. Lists and objects are JSON text, as on the hosted platform. */
  readonly fields: Readonly<Record<string, string>>;
}

export function saveMetaobject(db: Database, { type, handle, fields }: MetaobjectInput): Saved {
  const json = JSON.stringify(fields);
  const now = new Date().toISOString();
  const before = get<{ id: number; fields: string }>(
    db,
    "SELECT id, fields FROM metaobject WHERE type = ? AND handle = ?",
    type,
    handle,
  );
  if (before?.fields === json) return "unchanged";
  if (before) {
    run(db, "UPDATE metaobject SET fields = ?, updated_at = ? WHERE id = ?", json, now, before.id);
    return "changed";
  }
  run(
    db,
    "INSERT INTO metaobject (type, handle, fields, updated_at) VALUES (?, ?, ?, ?)",
    type,
    handle,
    json,
    now,
  );
  return "created";
}
