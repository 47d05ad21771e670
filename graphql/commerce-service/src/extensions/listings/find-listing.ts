import type { Database } from "../../database/database.ts";
import { normalizedSlug } from "../arguments.ts";
import type { StoredMetadata } from "./listing-metadata.ts";
import { findMetadata } from "./listing-store.ts";

export interface ListingSlugs {
  readonly brandSlug?: string | null;
  readonly categorySlug?: string | null;
  readonly collectionSlug?: string | null;
}

/** The metadata of a collection, a brand, a category, or a category within a brand. */
export function findListing(db: Database, slugs: ListingSlugs): StoredMetadata | undefined {
  const find = (kind: "collection" | "brand" | "category", slug: string | null | undefined) =>
    slug == null ? undefined : findMetadata(db, kind, normalizedSlug(slug));
  if (slugs.collectionSlug != null) return find("collection", slugs.collectionSlug);
  const brand = find("brand", slugs.brandSlug);
  const category = find("category", slugs.categorySlug);
  if (slugs.brandSlug == null || slugs.categorySlug == null) return brand ?? category;
  return brand && category && categoryOfBrand(brand, category);
}

/** Combines the brand's and the category's texts, since no one writes one for each of two thousand pairs. */
function categoryOfBrand(brand: StoredMetadata, category: StoredMetadata): StoredMetadata {
  const what = category.name.toLowerCase();
  return {
    ...brand,
    name: `${brand.name} ${what}`,
    metaTitle: `${brand.name} ${what}, returned and pre-owned`,
    metaDescription: `${brand.name} ${what}: new with tags, returned and pre-owned, each checked by hand and sold below retail.`,
    searchSlug: `${brand.searchSlug}-${category.slug}`,
    filters: { ...brand.filters, ...category.filters },
  };
}
