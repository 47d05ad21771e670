import { globalId } from "../shared/global-id.ts";
import type { Context } from "./context.ts";
import { findListing, type ListingSlugs } from "../listing-texts/find-listing.ts";
import type { Listing } from "../listing-texts/listing.ts";

export const listingResolvers = {
  Query: {
    getSeoMetadata: (_: unknown, slugs: ListingSlugs, { database }: Context) => findListing(database, slugs),
  },
  SeoMetadata: {
    id: ({ searchSlug }: Listing) => globalId("SeoMetadata", searchSlug),
    savedSearch: (listing: Listing) => listing,
  },
  SavedSearch: {
    id: ({ searchSlug }: Listing) => globalId("SavedSearch", searchSlug),
    slug: ({ searchSlug }: Listing) => searchSlug,
    textSearch: ({ filters }: Listing) => filters.textSearch ?? null,
    brandSlugs: ({ filters }: Listing) => filters.brand ?? [],
    categorySlugs: ({ filters }: Listing) => filters.category ?? [],
    colorSlugs: ({ filters }: Listing) => filters.color ?? [],
    conditionSlugs: ({ filters }: Listing) => filters.condition ?? [],
    departmentSlugs: ({ filters }: Listing) => filters.department ?? [],
    maxPriceCents: ({ filters }: Listing) => filters.maxPrice ?? null,
    minPriceCents: ({ filters }: Listing) => filters.minPrice ?? null,
    sizeSlugs: ({ filters }: Listing) => filters.size ?? [],
    sizeTypeSlugs: ({ filters }: Listing) => filters.sizeType ?? [],
    tierSlugs: ({ filters }: Listing) => filters.tier ?? [],
  },
};
