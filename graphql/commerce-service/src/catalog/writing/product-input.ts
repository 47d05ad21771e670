/** A product to write: from the demo catalog, the importer or a test. Money is in cents. */
export interface ProductInput {
  /** Identifies the product: writing the same handle again updates it. */
  readonly handle: string;
  readonly title: string;
  /** Stored unchanged. Whoever displays it must sanitize it. */
  readonly bodyHtml?: string | undefined;
  readonly vendor?: string | undefined;
  readonly productType?: string | undefined;
  readonly seoTitle?: string | null | undefined;
  readonly seoDescription?: string | null | undefined;
  /** Unpublished products are stored but not shown. Defaults to true. */
  readonly published?: boolean | undefined;
  /** Gift cards are not shipped. Defaults to false. */
  readonly giftCard?: boolean | undefined;
  /** ISO 8601. Defaults to now for a new product; an existing one keeps its time. */
  readonly createdAt?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** In order, with their values in order. Every variant has one value of each. */
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
  /** In cents. */
  readonly price: number;
  /** The retail price, in cents. */
  readonly compareAtPrice?: number | null | undefined;
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly grams?: number | undefined;
  /** Defaults to "deny". */
  readonly inventoryPolicy?: "deny" | "continue" | undefined;
  /** Units in stock. Null is untracked and never runs out. Defaults to 1, as most products are one of one. */
  readonly inventory?: number | null | undefined;
  /** The `src` of one of the product's images. */
  readonly imageSrc?: string | null | undefined;
}

export interface ImageInput {
  /** An image name under /images/, or an absolute URL. */
  readonly src: string;
  readonly altText?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

export interface MetafieldInput {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
  /** Defaults to "single_line_text_field". */
  readonly type?: string | undefined;
}

/** A product that cannot be written. The message tells the merchant why. */
export class InvalidProduct extends Error {
  override readonly name = "InvalidProduct";
}
