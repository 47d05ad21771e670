import { mostSavedListings, type SavedListing } from "@circlet/alerts/saved-listing";
import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";

type Listing = Omit<SavedListing, "savedAt">;

/** Newest first. */
export function savedListings(db: Database, customerId: number): Listing[] {
  return all(
    db,
    "SELECT id, path, name FROM saved_listing WHERE customer_id = ? ORDER BY saved_at DESC, id DESC",
    customerId,
  );
}

/** Saves a listing, or renames a saved one. Returns "full" if the customer has too many. */
export function addSavedListing(
  db: Database,
  customerId: number,
  { path, name }: Pick<SavedListing, "path" | "name">,
  now: Date,
): Listing | "full" {
  return transaction(db, () => {
    const saved = savedListings(db, customerId);
    const isNew = saved.every((listing) => listing.path !== path);
    if (isNew && saved.length >= mostSavedListings) return "full";
    const listing = get<Listing>(
      db,
      `INSERT INTO saved_listing (customer_id, path, name, saved_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (customer_id, path) DO UPDATE SET name = excluded.name RETURNING id, path, name`,
      customerId,
      path,
      name,
      now.toISOString(),
    );
    if (!listing) throw new Error("The saved listing could not be read after it was written");
    return listing;
  });
}

export function removeSavedListing(db: Database, customerId: number, id: number): void {
  run(db, "DELETE FROM saved_listing WHERE customer_id = ? AND id = ?", customerId, id);
}
