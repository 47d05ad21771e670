import type { Saved } from "../../catalog/writing/product-writer.ts";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import type { ListingKind, ListingMetadata, SearchFilters, StoredMetadata } from "./listing-metadata.ts";

interface Row extends Omit<StoredMetadata, "filters"> {
  readonly textSearch: string | null;
  readonly slugs: string;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

export function findMetadata(db: Database, kind: ListingKind, slug: string): StoredMetadata | undefined {
  const row = get<Row>(
    db,
    `SELECT seo_metadata.id, listing AS kind, seo_metadata.slug, name, meta_title AS metaTitle,
       meta_description AS metaDescription, romance_copy AS romanceCopy, saved_search.id AS searchId,
       saved_search.slug AS searchSlug, text_search AS textSearch, slugs, min_price AS minPrice, max_price AS maxPrice
     FROM seo_metadata JOIN saved_search ON saved_search.id = saved_search_id
     WHERE listing = ? AND seo_metadata.slug = ?`,
    kind,
    slug,
  );
  if (!row) return undefined;
  const { textSearch, slugs, minPrice, maxPrice, ...metadata } = row;
  const filters: SearchFilters = {
    ...(JSON.parse(slugs) as SearchFilters),
    ...(textSearch !== null && { textSearch }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
  };
  return { ...metadata, filters };
}

/** Writes a listing's metadata and its saved search. An existing kind and slug keep their ids. */
export function saveMetadata(db: Database, metadata: ListingMetadata): Saved {
  const search = saveSearch(db, metadata);
  const { kind, slug, metaTitle, metaDescription, romanceCopy } = metadata;
  const isThere =
    get(db, "SELECT 1 FROM seo_metadata WHERE listing = ? AND slug = ?", kind, slug) !== undefined;
  const { changes } = run(
    db,
    `INSERT INTO seo_metadata (listing, slug, meta_title, meta_description, romance_copy, saved_search_id)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (listing, slug) DO UPDATE
     SET (meta_title, meta_description, romance_copy) =
       (excluded.meta_title, excluded.meta_description, excluded.romance_copy)
     WHERE (meta_title, meta_description, romance_copy) IS NOT
       (excluded.meta_title, excluded.meta_description, excluded.romance_copy)`,
    kind,
    slug,
    metaTitle,
    metaDescription,
    romanceCopy,
    search.id,
  );
  if (!isThere) return "created";
  return changes + search.changes > 0 ? "changed" : "unchanged";
}

function saveSearch(db: Database, { kind, slug, name, filters }: ListingMetadata) {
  const { textSearch = null, minPrice = null, maxPrice = null, ...slugs } = filters;
  const key = searchSlug(kind, slug);
  const { changes } = run(
    db,
    `INSERT INTO saved_search (slug, name, text_search, slugs, min_price, max_price) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (slug) DO UPDATE
     SET (name, text_search, slugs, min_price, max_price) =
       (excluded.name, excluded.text_search, excluded.slugs, excluded.min_price, excluded.max_price)
     WHERE (name, text_search, slugs, min_price, max_price) IS NOT
       (excluded.name, excluded.text_search, excluded.slugs, excluded.min_price, excluded.max_price)`,
    key,
    name,
    textSearch,
    JSON.stringify(slugs),
    minPrice,
    maxPrice,
  );
  const found = get<{ id: number }>(db, "SELECT id FROM saved_search WHERE slug = ?", key);
  if (!found) throw new Error("The saved search could not be read after it was written");
  return { id: found.id, changes };
}

/**
 * A collection's search uses the collection's slug. Brands and categories get a prefix, because they may share a
 * slug.
 */
function searchSlug(kind: ListingKind, slug: string): string {
  return kind === "collection" ? slug : `${kind}-${slug}`;
}
