import { randomUUID } from "node:crypto";
import { mostSavedSearches, type SavedSearch } from "./saved-search.ts";
import type { Database, Queries } from "../database/database.ts";

// The table keeps its older name, `saved_listing`, which backups contain.

type StoredSearch = Omit<SavedSearch, "savedAt">;

/** Newest first. */
export async function savedSearches(database: Queries, customerId: string): Promise<StoredSearch[]> {
  return database.query(
    "SELECT id, path, name FROM saved_listing WHERE customer_id = $1 ORDER BY saved_at DESC, id DESC",
    [customerId],
  );
}

/** Saves a search, or renames a saved one. Returns "full" if the customer has too many. */
export async function addSavedSearch(
  database: Database,
  customerId: string,
  { path, name }: Pick<SavedSearch, "path" | "name">,
  now: Date,
): Promise<StoredSearch | "full"> {
  // One at a time per customer, so that simultaneous requests cannot exceed the limit.
  return database.transaction(async (queries) => {
    const saved = await savedSearches(queries, customerId);
    const isNew = saved.every((search) => search.path !== path);
    if (isNew && saved.length >= mostSavedSearches) return "full";
    const [search] = await queries.query<StoredSearch>(
      `INSERT INTO saved_listing (id, customer_id, path, name, saved_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (customer_id, path) DO UPDATE SET name = excluded.name RETURNING id, path, name`,
      [randomUUID(), customerId, path, name, now.toISOString()],
    );
    if (!search) throw new Error("The saved search could not be read after it was written");
    return search;
  }, `saved searches of ${customerId}`);
}

export async function removeSavedSearch(database: Queries, customerId: string, id: string): Promise<void> {
  await database.query("DELETE FROM saved_listing WHERE customer_id = $1 AND id = $2", [customerId, id]);
}
