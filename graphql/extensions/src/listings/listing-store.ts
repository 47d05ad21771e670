import type { Database, Queries } from "../database/database.ts";
import type { Listing, ListingInput, ListingKind } from "./listing.ts";

export async function readListing(
  database: Queries,
  kind: ListingKind,
  slug: string,
): Promise<Listing | undefined> {
  const [listing] = await database.query<Listing>(
    `SELECT listing.id, kind, listing.slug, name, meta_title AS "metaTitle", meta_description AS "metaDescription",
       romance_copy AS "romanceCopy", saved_search.id AS "searchId", saved_search.slug AS "searchSlug", filters
     FROM listing JOIN saved_search ON saved_search.id = saved_search_id
     WHERE kind = $1 AND listing.slug = $2`,
    [kind, slug],
  );
  return listing;
}

/** Writes a listing's texts and its saved search. An existing kind and slug keep their ids. */
export async function saveListing(database: Database, listing: ListingInput): Promise<void> {
  const { kind, slug, name, metaTitle, metaDescription, romanceCopy, filters } = listing;
  await database.transaction(async (queries) => {
    const [search] = await queries.query<{ id: number }>(
      `INSERT INTO saved_search (slug, name, filters) VALUES ($1, $2, $3)
       ON CONFLICT (slug) DO UPDATE SET (name, filters) = (excluded.name, excluded.filters) RETURNING id`,
      [searchSlug(kind, slug), name, JSON.stringify(filters)],
    );
    await queries.query(
      `INSERT INTO listing (kind, slug, meta_title, meta_description, romance_copy, saved_search_id)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (kind, slug) DO UPDATE SET (meta_title, meta_description, romance_copy) =
         (excluded.meta_title, excluded.meta_description, excluded.romance_copy)`,
      [kind, slug, metaTitle, metaDescription, romanceCopy, search?.id],
    );
  });
}

/**
 * Saved searches of collections use the collection's slug. Those of brands and categories get a prefix, because a brand
 * and a category may share a slug.
 */
function searchSlug(kind: ListingKind, slug: string): string {
  return kind === "collection" ? slug : `${kind}-${slug}`;
}
