/** A listing with filters, which shoppers call a search. */
export interface SearchToSave {
  /** The path of the listing's first page with its filters. Equal searches have equal paths. */
  readonly path: string;
  readonly name: string;
}

export interface SavedSearch extends SearchToSave {
  readonly id: string;
}

/** What the customer saved and chose. */
export interface SavedSearches {
  /** Newest first. */
  readonly searches: readonly SavedSearch[];
  /** Whether the customer gets alerts by email. Null if the shop does not send them. */
  readonly hasAlerts: boolean | null;
}
