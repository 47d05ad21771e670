export interface ListingFacetOption {
  readonly value: string;
  readonly label: string;
  /** The number of matching products, ignoring selections in this facet. */
  readonly count: number;
  /** Whether `count` also includes products of other groups and should not be shown. */
  readonly isCountShared?: boolean;
  readonly isSelected: boolean;
  /** A color's swatch; null for other colors than the sixteen standard ones. */
  readonly hex?: string | null;
  readonly group?: string;
}

export interface ListingFacet {
  /** Its parameter in links and forms: our name, or the platform's id. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly ListingFacetOption[];
}

/** A facet of the loader: name, values with counts, and the merchant's label if it is not one of ours. */
export type FacetCounts = readonly (readonly [
  name: string,
  values: readonly (readonly [string, number])[],
  label?: string,
])[];
