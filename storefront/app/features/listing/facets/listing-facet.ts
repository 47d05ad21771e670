/** A value of a facet. */
export interface ListingFacetOption {
  readonly value: string;
  readonly label: string;
  /** Products in the whole result that have it, ignoring the facet's own selection. */
  readonly count: number;
  /** Whether `count` includes products of other groups, so that it says nothing here. */
  readonly isCountShared?: boolean;
  readonly isSelected: boolean;
  /** A color's swatch; null for a color outside the sixteen. */
  readonly hex?: string | null;
  /** The heading it is under. */
  readonly group?: string;
}

export interface ListingFacet {
  /** Its parameter in links and forms: ours, or the platform's id. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly ListingFacetOption[];
}

/** A facet as the loader returns it: labels with their counts. Filters that only this merchant has bring a label. */
export type FacetCounts = readonly (readonly [
  name: string,
  values: readonly (readonly [string, number])[],
  label?: string,
])[];
