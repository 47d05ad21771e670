/** Collections that listings and shelves query. The shop's page of all products takes their place, so nothing links to theirs. */
export const listingCollections = {
  /** Every product; the platform gives each store this collection. */
  all: "all",
  /** Every product, the largest discount first; a store may not have it. */
  deals: "deals",
} as const;

export function isListingCollection(handle: string): boolean {
  return Object.values<string>(listingCollections).includes(handle);
}
