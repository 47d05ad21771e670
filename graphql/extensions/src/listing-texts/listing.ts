/** The filters of a listing, as slugs of its URL parameters. */
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
  /** In cents. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

export type ListingKind = "collection" | "brand" | "category";

/** A listing's texts and filters to write. */
export interface ListingInput {
  readonly kind: ListingKind;
  /** The last part of the listing's URL. */
  readonly slug: string;
  readonly name: string;
  readonly metaTitle: string;
  /** At most 150 characters. */
  readonly metaDescription: string;
  readonly romanceCopy: string | null;
  readonly filters: SearchFilters;
}

export interface Listing extends ListingInput {
  /** Identifies the listing among all kinds. */
  readonly searchSlug: string;
}
