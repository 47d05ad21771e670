import type { Database } from "../database/database.ts";
import { normalizedSlug } from "../extensions/slug.ts";
import type { StoredMetadata } from "./saved-search.ts";
import { findMetadata } from "./saved-search-store.ts";

export interface ListingSlugs {
  readonly brandSlug?: string | null;
  readonly categorySlug?: string | null;
  readonly collectionSlug?: string | null;
}

/** The metadata of a listing: a collection's, a brand's, a category's, or that of a category of a brand. */
export function findListing(db: Database, slugs: ListingSlugs): StoredMetadata | undefined {
  const find = (kind: "collection" | "brand" | "category", slug: string | null | undefined) =>
    slug == null ? undefined : findMetadata(db, kind, normalizedSlug(slug));
  if (slugs.collectionSlug != null) return find("collection", slugs.collectionSlug);
  const brand = find("brand", slugs.brandSlug);
  const category = find("category", slugs.categorySlug);
  if (slugs.brandSlug == null || slugs.categorySlug == null) return brand ?? category;
  return brand && category && categoryOfBrand(brand, category);
}

/** Nobody writes a text for each of two thousand pairs: it is put together of the brand's and the category's. */
function categoryOfBrand(brand: StoredMetadata, category: StoredMetadata): StoredMetadata {
  const what = category.name.toLowerCase();
  return {
    ...brand,
    name: `${brand.name} ${what}`,
    metaTitle: `${brand.name} ${what}, up to 50% off`,
    metaDescription: `${brand.name} ${what}: new with tags, returned and pre-owned, each checked by hand. One of each, so the size you see is the one there is.`,
    searchSlug: `${brand.searchSlug}-${category.slug}`,
    filters: { ...brand.filters, ...category.filters },
  };
}
