/** A listing to save: what shoppers call a search. */
export interface ListingToSave {
  /** The path of the listing's first page with its filters. Equal listings have equal paths. */
  readonly path: string;
  readonly name: string;
}

export interface SavedListing extends ListingToSave {
  readonly id: string;
}

/** What the customer saved and chose. */
export interface SavedListings {
  /** Newest first. */
  readonly listings: readonly SavedListing[];
  /** Whether the customer gets alerts by email. Null if the shop does not send them. */
  readonly hasAlerts: boolean | null;
}
