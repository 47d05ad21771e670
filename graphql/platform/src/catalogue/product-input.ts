/** A product as it is written: by the demo catalogue, the importer and tests. Money is in cents. */
export interface ProductInput {
  /** Identifies the product: writing the same handle again changes it. */
  readonly handle: string;
  readonly title: string;
  /** Kept as it comes; sanitised where it is shown. */
  readonly bodyHtml?: string | undefined;
  /** Display name of the brand. */
  readonly vendor?: string | undefined;
  readonly productType?: string | undefined;
  readonly seoTitle?: string | null | undefined;
  readonly seoDescription?: string | null | undefined;
  /** Unpublished products are kept but not shown. Default: true. */
  readonly published?: boolean | undefined;
  /** ISO 8601. Left out: now for a new product, unchanged for one that is there. */
  readonly createdAt?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** In their order, with their values in order. Every variant has one value of each. */
  readonly options: readonly OptionInput[];
  /** At least one. */
  readonly variants: readonly VariantInput[];
  readonly images?: readonly ImageInput[] | undefined;
  readonly metafields?: readonly MetafieldInput[] | undefined;
}

export interface OptionInput {
  readonly name: string;
  readonly values: readonly string[];
}

export interface VariantInput {
  /** Option name → value, for example `{ Color: "Plum", Size: "M" }`. Identifies the variant within its product. */
  readonly options: Readonly<Record<string, string>>;
  /** Cents. */
  readonly price: number;
  /** Cents; the retail price. */
  readonly compareAtPrice?: number | null | undefined;
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly grams?: number | undefined;
  /** Default: "deny". */
  readonly inventoryPolicy?: "deny" | "continue" | undefined;
  /** Pieces in stock; null is untracked and never runs out. Default: 1, as most pieces are one of one. */
  readonly inventory?: number | null | undefined;
  /** The `src` of one of the product's images. */
  readonly imageSrc?: string | null | undefined;
}

export interface ImageInput {
  /** A picture's name under /images/, or an absolute address. */
  readonly src: string;
  readonly altText?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface MetafieldInput {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
  /** Default: "single_line_text_field". */
  readonly type?: string | undefined;
}

/** A product that cannot be written; the message says why in words for the person whose data it is. */
export class InvalidProduct extends Error {
  override readonly name = "InvalidProduct";
}
