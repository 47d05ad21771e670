import type { AlertFrequency } from "@circlet/graphql/generated/extensions";

export type { AlertFrequency };

/** A listing with filters, which shoppers call a search. */
export interface SearchToSave {
  /** The path of the listing's first page with its filters. Equal searches have equal paths. */
  readonly path: string;
  readonly name: string;
}

export interface SavedSearch extends SearchToSave {
  readonly id: string;
  readonly frequency: AlertFrequency;
}

/** Hours of the customer's clock in which no alert comes. */
export interface QuietHours {
  /** Null if unknown. */
  readonly timeZone: string | null;
  /** 0 to 23. */
  readonly quietFrom: number;
  readonly quietUntil: number;
}

interface Alerts extends QuietHours {
  /** How often the shop can tell of something. */
  readonly frequencies: readonly AlertFrequency[];
}

/** What the customer saved and chose. */
export interface SavedSearches {
  /** Newest first. */
  readonly searches: readonly SavedSearch[];
  /** Whether the customer gets alerts by email. Null if the shop does not send them. */
  readonly hasAlerts: boolean | null;
  /** Null if the shop does not send them. */
  readonly alerts: Alerts | null;
}

/** How often the customer hears of the products on the wishlist, by global id. */
export interface WishlistAlerts {
  /** Null if the shop sends no alerts. */
  readonly isOn: boolean | null;
  readonly frequencies: readonly AlertFrequency[];
  readonly byProduct: ReadonlyMap<string, AlertFrequency>;
}
