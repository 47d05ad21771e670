import { mostSavedListings, type SavedListing } from "@circlet/alerts/saved-listing";
import type { Database, Queries } from "../database/database.ts";

type Listing = Omit<SavedListing, "savedAt">;

/** Newest first. */
export async function savedListings(database: Queries, customerId: string): Promise<Listing[]> {
  return database.query(
    "SELECT id, path, name FROM saved_listing WHERE customer_id = $1 ORDER BY saved_at DESC, id DESC",
    [customerId],
  );
}

/** Saves a listing, or renames a saved one. Returns "full" if the customer has too many. */
export async function addSavedListing(
  database: Database,
  customerId: string,
  { path, name }: Pick<SavedListing, "path" | "name">,
  now: Date,
): Promise<Listing | "full"> {
  return database.transaction(async (queries) => {
    // One at a time per customer, so that simultaneous requests cannot exceed the limit.
    await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [customerId]);
    const saved = await savedListings(queries, customerId);
    const isNew = saved.every((listing) => listing.path !== path);
    if (isNew && saved.length >= mostSavedListings) return "full";
    const [listing] = await queries.query<Listing>(
      `INSERT INTO saved_listing (customer_id, path, name, saved_at, seen_at) VALUES ($1, $2, $3, $4, $4)
       ON CONFLICT (customer_id, path) DO UPDATE SET name = excluded.name RETURNING id, path, name`,
      [customerId, path, name, now],
    );
    if (!listing) throw new Error("The saved listing could not be read after it was written");
    return listing;
  });
}

export async function removeSavedListing(database: Queries, customerId: string, id: number): Promise<void> {
  await database.query("DELETE FROM saved_listing WHERE customer_id = $1 AND id = $2", [customerId, id]);
}
