/** The fields of a product needed for listing and sorting, kept in memory. Money is in cents. */
export interface IndexedProduct {
  readonly id: number;
  /** Its index in arrays over the catalog. Fixed as long as the product exists. */
  readonly slot: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly productType: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly percentOff: number;
  readonly sold: number;
  readonly available: boolean;
}

export interface IndexedVariant {
  readonly price: number;
  readonly available: boolean;
  readonly values: readonly number[];
  /** As `packLengths` makes them; null if nothing that is compared was measured. */
  readonly lengths: readonly number[] | null;
}
