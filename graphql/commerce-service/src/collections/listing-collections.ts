import type { CollectionInput } from "./collection-writer.ts";

/** Collections that a storefront cannot list without. They match any catalog. */
export const listingCollections: readonly CollectionInput[] = [
  { handle: "all", title: "All", filters: [], sortOrder: "created_desc" },
  { handle: "deals", title: "Deals", filters: [], sortOrder: "percent_off_desc" },
];
