import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import type { ProductFilter } from "../search/product-filter.ts";
import type { CollectionOrder } from "../search/product-order.ts";
import type { Saved } from "../catalog/writing/product-writer.ts";

/** A collection to write: filters over the catalog and a default order. */
export interface CollectionInput {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml?: string | undefined;
  /** Filters of one kind are OR-ed, different kinds are AND-ed. Empty: every product. */
  readonly filters: readonly ProductFilter[];
  /** The order of COLLECTION_DEFAULT. Defaults to newest first. */
  readonly sortOrder?: CollectionOrder | undefined;
}

export function saveCollection(db: Database, input: CollectionInput): Saved {
  const { handle, title, descriptionHtml = "", sortOrder = "created_desc" } = input;
  const columns = [title, descriptionHtml, JSON.stringify(input.filters), sortOrder] as const;
  const id = get<{ id: number }>(db, "SELECT id FROM collection WHERE handle = ?", handle)?.id;
  const now = new Date().toISOString();
  if (id === undefined) {
    run(
      db,
      "INSERT INTO collection (title, description_html, filters, sort_order, handle, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
      ...columns,
      handle,
      now,
    );
    return "created";
  }
  const { changes } = run(
    db,
    `UPDATE collection SET title = ?1, description_html = ?2, filters = ?3, sort_order = ?4, updated_at = ?5
     WHERE id = ?6 AND (title, description_html, filters, sort_order) IS NOT (?1, ?2, ?3, ?4)`,
    ...columns,
    now,
    id,
  );
  return changes > 0 ? "changed" : "unchanged";
}
