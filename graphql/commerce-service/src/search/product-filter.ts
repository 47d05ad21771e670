/** A filter as in the official schema's `ProductFilter` input. Prices are decimal dollars. */
export interface ProductFilter {
  readonly available?: boolean | null | undefined;
  readonly price?:
    | { readonly min?: number | null | undefined; readonly max?: number | null | undefined }
    | null
    | undefined;
  readonly productMetafield?: MetafieldFilter | null | undefined;
  readonly productType?: string | null | undefined;
  readonly productVendor?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly variantOption?: { readonly name: string; readonly value: string } | null | undefined;
}

export interface MetafieldFilter {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}
