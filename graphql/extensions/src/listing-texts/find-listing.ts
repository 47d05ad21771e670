import type { Queries } from "../database/database.ts";
import { normalizedSlug } from "../shared/slug.ts";
import type { Listing, ListingKind } from "./listing.ts";
import { readListing } from "./listing-store.ts";

export interface ListingSlugs {
  readonly brandSlug?: string | null;
  readonly categorySlug?: string | null;
  readonly collectionSlug?: string | null;
}

/** The texts of a collection, a brand, a category, or a category within a brand. */
export async function findListing(database: Queries, slugs: ListingSlugs): Promise<Listing | undefined> {
  const find = async (kind: ListingKind, slug: string | null | undefined) =>
    slug == null ? undefined : readListing(database, kind, normalizedSlug(slug));
  if (slugs.collectionSlug != null) return find("collection", slugs.collectionSlug);
  const brand = await find("brand", slugs.brandSlug);
  const category = await find("category", slugs.categorySlug);
  if (slugs.brandSlug == null || slugs.categorySlug == null) return brand ?? category;
  return brand && category && categoryOfBrand(brand, category);
}

/** Combines the brand's and the category's texts, since no one writes one for each of two thousand pairs. */
function categoryOfBrand(brand: Listing, category: Listing): Listing {
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
