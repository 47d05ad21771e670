import type { SearchFilters } from "../../extensions/listings/listing-metadata.ts";

/** The texts of a collection. Its slug is its key. */
export interface CollectionWords {
  readonly name: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly romanceCopy: string;
  readonly filters: SearchFilters;
}
