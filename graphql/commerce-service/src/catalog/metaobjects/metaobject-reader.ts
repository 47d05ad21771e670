import type { Database } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import type { MetaobjectRow } from "../catalog-rows.ts";

const columns = `'Metaobject' AS __typename, id, type, handle, fields, updated_at AS updatedAt`;

export function readMetaobjects(db: Database, type: string): MetaobjectRow[] {
  return all(db, `SELECT ${columns} FROM metaobject WHERE type = ? ORDER BY id`, type);
}

export function readMetaobject(db: Database, id: number): MetaobjectRow | undefined {
  return get(db, `SELECT ${columns} FROM metaobject WHERE id = ?`, id);
}

export function readMetaobjectByHandle(
  db: Database,
  type: string,
  handle: string,
): MetaobjectRow | undefined {
  return get(db, `SELECT ${columns} FROM metaobject WHERE type = ? AND handle = ?`, type, handle);
}
