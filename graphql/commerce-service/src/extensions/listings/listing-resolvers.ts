import { globalId } from "../../graphql/global-id.ts";
import type { Resolvers } from "../../graphql/resolvers.ts";
import { findListing, type ListingSlugs } from "./find-listing.ts";
import type { StoredMetadata } from "./listing-metadata.ts";

export const savedSearchResolvers: Resolvers = {
  Query: {
    getSeoMetadata: (_: unknown, slugs: ListingSlugs, { database }) => findListing(database, slugs) ?? null,
  },
  SeoMetadata: {
    // A category within a brand has no row, so the slug makes its id unique.
    id: ({ id, searchSlug }: StoredMetadata) => globalId("SeoMetadata", `${id}-${searchSlug}`),
    metaTitle: ({ metaTitle }: StoredMetadata) => metaTitle,
    metaDescription: ({ metaDescription }: StoredMetadata) => metaDescription,
    romanceCopy: ({ romanceCopy }: StoredMetadata) => romanceCopy,
    savedSearch: (metadata: StoredMetadata) => metadata,
  },
  SavedSearch: {
    id: ({ searchId, searchSlug }: StoredMetadata) => globalId("SavedSearch", `${searchId}-${searchSlug}`),
    name: ({ name }: StoredMetadata) => name,
    slug: ({ searchSlug }: StoredMetadata) => searchSlug,
    textSearch: ({ filters }: StoredMetadata) => filters.textSearch ?? null,
    brandSlugs: ({ filters }: StoredMetadata) => filters.brand ?? [],
    categorySlugs: ({ filters }: StoredMetadata) => filters.category ?? [],
    colorSlugs: ({ filters }: StoredMetadata) => filters.color ?? [],
    conditionSlugs: ({ filters }: StoredMetadata) => filters.condition ?? [],
    departmentSlugs: ({ filters }: StoredMetadata) => filters.department ?? [],
    maxPriceCents: ({ filters }: StoredMetadata) => filters.maxPrice ?? null,
    minPriceCents: ({ filters }: StoredMetadata) => filters.minPrice ?? null,
    sizeSlugs: ({ filters }: StoredMetadata) => filters.size ?? [],
    sizeTypeSlugs: ({ filters }: StoredMetadata) => filters.sizeType ?? [],
    tierSlugs: ({ filters }: StoredMetadata) => filters.tier ?? [],
  },
};
