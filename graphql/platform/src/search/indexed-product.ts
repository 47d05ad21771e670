/** What listing, sorting and filtering need to know of a product, kept in memory. Money is in cents. */
export interface IndexedProduct {
  readonly id: number;
  /** Its place in arrays that run along the catalogue; kept as long as the product is there. */
  readonly slot: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  /** ISO 8601, which sorts as it reads. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly percentOff: number;
  readonly sold: number;
  readonly available: boolean;
  /** Codes of the facet values of the product itself: vendor, type, tags, metafields. */
  readonly values: readonly number[];
  readonly variants: readonly IndexedVariant[];
}

export interface IndexedVariant {
  readonly price: number;
  readonly available: boolean;
  /** Codes of its option values. */
  readonly values: readonly number[];
}
