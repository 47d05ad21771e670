import type { ListingMetadata } from "../../extensions/listings/listing-metadata.ts";
import { brandSearches } from "./brand-searches.ts";
import { categorySearches } from "./category-searches.ts";
import { collectionSearches } from "./collection-searches.ts";

/** The texts of every listing in the demo shop. */
export const demoSearches: readonly ListingMetadata[] = [
  ...collectionSearches,
  ...categorySearches,
  ...brandSearches,
];
