import type { Queries } from "../database/database.ts";
import type { Listing, ListingInput, ListingKind, SearchFilters } from "./listing.ts";

export async function readListing(
  database: Queries,
  kind: ListingKind,
  slug: string,
): Promise<Listing | undefined> {
  const [row] = await database.query<Omit<ListingInput, "filters"> & { readonly filters: string }>(
    `SELECT kind, slug, name, meta_title AS "metaTitle", meta_description AS "metaDescription",
       romance_copy AS "romanceCopy", filters
     FROM listing WHERE kind = $1 AND slug = $2`,
    [kind, slug],
  );
  return (
    row && { ...row, filters: JSON.parse(row.filters) as SearchFilters, searchSlug: searchSlug(kind, slug) }
  );
}

export async function saveListing(database: Queries, listing: ListingInput): Promise<void> {
  const { kind, slug, name, metaTitle, metaDescription, romanceCopy, filters } = listing;
  await database.query(
    `INSERT INTO listing (kind, slug, name, meta_title, meta_description, romance_copy, filters)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (kind, slug) DO UPDATE SET (name, meta_title, meta_description, romance_copy, filters) =
       (excluded.name, excluded.meta_title, excluded.meta_description, excluded.romance_copy, excluded.filters)`,
    [kind, slug, name, metaTitle, metaDescription, romanceCopy, JSON.stringify(filters)],
  );
}

/** The collection's slug. Brands and categories get a prefix, because they may share a slug. */
function searchSlug(kind: ListingKind, slug: string): string {
  return kind === "collection" ? slug : `${kind}-${slug}`;
}
