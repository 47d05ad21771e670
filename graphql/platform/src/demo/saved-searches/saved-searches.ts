import type { ListingMetadata } from "../../saved-search/saved-search.ts";
import { brandSearches } from "./brand-searches.ts";
import { categorySearches } from "./category-searches.ts";
import { collectionSearches } from "./collection-searches.ts";

/** What every listing of the demo shop says of itself. */
export const demoSearches: readonly ListingMetadata[] = [
  ...collectionSearches,
  ...categorySearches,
  ...brandSearches,
];
