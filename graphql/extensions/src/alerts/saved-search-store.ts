import { randomUUID } from "node:crypto";
import { type AlertFrequency, isInTime, usualFrequency } from "./frequency.ts";
import { mostSavedSearches, type SavedSearch } from "./saved-search.ts";
import type { Database, Queries } from "../database/database.ts";

// The table keeps its older name, `saved_listing`, which backups contain.

type StoredSearch = Omit<SavedSearch, "savedAt">;

type NewSearch = Pick<SavedSearch, "path" | "name"> & { readonly frequency?: AlertFrequency | undefined };

interface SearchRow {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly frequency: AlertFrequency | null;
}

/** Newest first. */
export async function savedSearches(database: Queries, customerId: string): Promise<StoredSearch[]> {
  const rows = await database.query<SearchRow>(
    "SELECT id, path, name, frequency FROM saved_listing WHERE customer_id = $1 ORDER BY saved_at DESC, id DESC",
    [customerId],
  );
  return rows.map((row) => ({ ...row, frequency: row.frequency ?? usualFrequency }));
}

/** Saves a search, or renames a saved one. Returns "full" if the customer has too many. */
export async function addSavedSearch(
  database: Database,
  customerId: string,
  search: NewSearch,
  now: Date,
): Promise<StoredSearch | "full"> {
  // One at a time per customer, so that simultaneous requests cannot exceed the limit.
  return database.transaction(
    (queries) => addSearch(queries, customerId, search, now),
    savedSearchesOf(customerId),
  );
}

/** The name of the lock under which a customer's searches are added. */
export const savedSearchesOf = (customerId: string): string => `saved searches of ${customerId}`;

/** As `addSavedSearch`, in a transaction that has the lock. */
export async function addSearch(
  queries: Queries,
  customerId: string,
  { path, name, frequency }: NewSearch,
  now: Date,
): Promise<StoredSearch | "full"> {
  const saved = await savedSearches(queries, customerId);
  const known = saved.find((search) => search.path === path);
  if (!known && saved.length >= mostSavedSearches) return "full";
  const id = known?.id ?? randomUUID();
  await queries.query(
    `INSERT INTO saved_listing (id, customer_id, path, name, saved_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (customer_id, path) DO UPDATE SET name = excluded.name`,
    [id, customerId, path, name, now.toISOString()],
  );
  const search = { id, path, name, frequency: known?.frequency ?? usualFrequency };
  if (frequency === undefined) return search;
  await changeFrequency(queries, search, frequency, now);
  return { ...search, frequency };
}

/** Returns undefined if the customer has no such search. */
export function setSearchFrequency(
  database: Database,
  customerId: string,
  id: string,
  frequency: AlertFrequency,
  now: Date,
): Promise<StoredSearch | undefined> {
  return database.transaction(async (queries) => {
    const search = (await savedSearches(queries, customerId)).find((each) => each.id === id);
    if (!search) return undefined;
    await changeFrequency(queries, search, frequency, now);
    return { ...search, frequency };
  });
}

/** Alerts are about products that come from now on, unless only their rhythm changes. */
async function changeFrequency(
  queries: Queries,
  { id, frequency: before }: StoredSearch,
  frequency: AlertFrequency,
  now: Date,
): Promise<void> {
  if (before === frequency) return;
  const time = now.toISOString();
  await queries.query("UPDATE saved_listing SET frequency = $2 WHERE id = $1", [id, frequency]);
  if (isInTime(before) && isInTime(frequency)) return;
  await queries.query(
    `UPDATE saved_listing SET seen_at = $2, frequency_since = $3, next_read_at = $3, conditions = NULL WHERE id = $1`,
    [id, time, isInTime(frequency) ? time : null],
  );
  await queries.query("DELETE FROM search_term WHERE search_id = $1", [id]);
  await queries.query("UPDATE alert_match SET due_at = NULL WHERE source = $1", [id]);
}

export async function removeSavedSearch(database: Queries, customerId: string, id: string): Promise<void> {
  await database.query("DELETE FROM saved_listing WHERE customer_id = $1 AND id = $2", [customerId, id]);
}
