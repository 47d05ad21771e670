import type { Database } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import type { CollectionRow } from "./catalog-rows.ts";

const columns = `'Collection' AS __typename, id, handle, title, description_html AS descriptionHtml, filters,
  sort_order AS sortOrder, updated_at AS updatedAt`;

export function readCollectionByHandle(db: Database, handle: string): CollectionRow | undefined {
  return get(db, `SELECT ${columns} FROM collection WHERE handle = ?`, handle);
}

export function readCollection(db: Database, id: number): CollectionRow | undefined {
  return get(db, `SELECT ${columns} FROM collection WHERE id = ?`, id);
}

/** All collections or the first of them. A merchant may have thousands. */
export function readCollections(db: Database, most = -1): CollectionRow[] {
  return all(db, `SELECT ${columns} FROM collection ORDER BY id LIMIT ?`, most);
}
