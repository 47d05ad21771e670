import type { SearchFilters } from "../../saved-search/saved-search.ts";

/** A collection as it is written here; its slug is its key. */
export interface CollectionWords {
  readonly name: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly romanceCopy: string;
  readonly filters: SearchFilters;
}
