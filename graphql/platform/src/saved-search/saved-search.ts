/** What a listing is filtered by, in the slugs of its URL parameters. */
export interface SearchFilters {
  readonly textSearch?: string;
  readonly brand?: readonly string[];
  readonly category?: readonly string[];
  readonly color?: readonly string[];
  readonly condition?: readonly string[];
  readonly department?: readonly string[];
  readonly size?: readonly string[];
  readonly sizeType?: readonly string[];
  readonly tier?: readonly string[];
  /** Cents. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

/** The kinds of listing that say something of themselves. */
export type ListingKind = "collection" | "brand" | "category";

/** A listing's words and filters, as they are written. */
export interface ListingMetadata {
  readonly kind: ListingKind;
  /** The last part of the listing's address. */
  readonly slug: string;
  /** The banner's heading. */
  readonly name: string;
  readonly metaTitle: string;
  /** At most 150 characters. */
  readonly metaDescription: string;
  readonly romanceCopy: string | null;
  readonly filters: SearchFilters;
}

/** The same, as it is kept. */
export interface StoredMetadata extends ListingMetadata {
  readonly id: number;
  readonly searchId: number;
  readonly searchSlug: string;
}
