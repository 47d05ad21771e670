import { randomUUID } from "node:crypto";
import { mostSavedListings, type SavedListing } from "./saved-listing.ts";
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
  // One at a time per customer, so that simultaneous requests cannot exceed the limit.
  return database.transaction(async (queries) => {
    const saved = await savedListings(queries, customerId);
    const isNew = saved.every((listing) => listing.path !== path);
    if (isNew && saved.length >= mostSavedListings) return "full";
    const [listing] = await queries.query<Listing>(
      `INSERT INTO saved_listing (id, customer_id, path, name, saved_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (customer_id, path) DO UPDATE SET name = excluded.name RETURNING id, path, name`,
      [randomUUID(), customerId, path, name, now.toISOString()],
    );
    if (!listing) throw new Error("The saved listing could not be read after it was written");
    return listing;
  }, `saved listings of ${customerId}`);
}

export async function removeSavedListing(database: Queries, customerId: string, id: string): Promise<void> {
  await database.query("DELETE FROM saved_listing WHERE customer_id = $1 AND id = $2", [customerId, id]);
}
