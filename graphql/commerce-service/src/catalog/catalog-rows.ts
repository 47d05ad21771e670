/** Catalog rows as resolvers receive them. Money is in cents. */
export interface ProductRow {
  readonly __typename: "Product";
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly bodyHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly createdAt: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly available: 0 | 1;
  readonly giftCard: 0 | 1;
}

export interface VariantRow {
  readonly __typename: "ProductVariant";
  readonly id: number;
  readonly productId: number;
  readonly position: number;
  readonly title: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly grams: number;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly inventory: number | null;
  readonly available: 0 | 1;
  readonly imageId: number | null;
}

export interface ImageRow {
  readonly __typename: "Image";
  readonly id: number;
  readonly productId: number;
  readonly position: number;
  readonly src: string;
  readonly altText: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface OptionRow {
  readonly productId: number;
  readonly position: number;
  readonly name: string;
  readonly values: readonly string[];
}

export interface MetafieldRow {
  readonly __typename: "Metafield";
  readonly productId: number;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface CollectionRow {
  readonly __typename: "Collection";
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  /** As JSON. */
  readonly filters: string;
  readonly sortOrder: string;
  readonly updatedAt: string;
}

export interface MetaobjectRow {
  readonly __typename: "Metaobject";
  readonly id: number;
  readonly type: string;
  readonly handle: string;
  /** As JSON: key → value. */
  readonly fields: string;
  readonly updatedAt: string;
}
