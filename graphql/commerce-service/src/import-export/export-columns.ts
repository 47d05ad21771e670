import { decimal } from "../shared/money.ts";
import { informationNamespace, informationTypes } from "../catalog/product-information.ts";
import type { NormalizedProduct } from "../catalog/writing/normalized-product.ts";
import type { StoredProduct } from "../catalog/writing/stored-product.ts";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";

/** The source of one row: a product's nth variant beside its nth image. */
interface ExportRow {
  readonly stored: StoredProduct;
  /** From 0. Only the first row has the product's own fields. */
  readonly place: number;
}

export interface ExportColumn {
  readonly name: string;
  readonly value: (row: ExportRow) => string;
}

type Variant = NormalizedProduct["variants"][number];
type Image = NormalizedProduct["images"][number];

const ofProduct = (
  name: string,
  value: (product: NormalizedProduct, stored: StoredProduct) => string,
): ExportColumn => ({
  name,
  value: ({ stored, place }) => (place === 0 ? value(stored.product, stored) : ""),
});

const ofVariant = (name: string, value: (variant: Variant) => string): ExportColumn => ({
  name,
  value: ({ stored, place }) => {
    const variant = stored.product.variants[place];
    return variant ? value(variant) : "";
  },
});

const ofImage = (name: string, value: (image: Image, place: number) => string): ExportColumn => ({
  name,
  value: ({ stored, place }) => {
    const image = stored.product.images[place];
    return image ? value(image, place) : "";
  },
});

const dollars = (cents: number | null): string => (cents === null ? "" : decimal(cents));
const number = (value: number | null): string => (value === null ? "" : String(value));

/** A product without options gets the single option that the platform gives such products. */
function optionColumns(place: 0 | 1 | 2): ExportColumn[] {
  return [
    ofProduct(
      `Option${place + 1} Name`,
      ({ options }) => options[place]?.name ?? (place === 0 ? "Title" : ""),
    ),
    ofVariant(
      `Option${place + 1} Value`,
      ({ options }) => options[place]?.value ?? (place === 0 ? "Default Title" : ""),
    ),
  ];
}

/** The columns of the hosted platform's own export, in its order. */
const productColumns: readonly ExportColumn[] = [
  { name: "Handle", value: ({ stored }) => stored.product.handle },
  ofProduct("Title", ({ title }) => title),
  ofProduct("Body (HTML)", ({ bodyHtml }) => bodyHtml),
  ofProduct("Vendor", ({ vendor }) => vendor),
  ofProduct("Type", ({ productType }) => productType),
  ofProduct("Tags", ({ tags }) => tags.join(", ")),
  ofProduct("Published", ({ published }) => String(published)),
  ...optionColumns(0),
  ...optionColumns(1),
  ...optionColumns(2),
  ofVariant("Variant SKU", ({ sku }) => sku ?? ""),
  ofVariant("Variant Grams", ({ grams }) => String(grams)),
  ofVariant("Variant Inventory Tracker", ({ inventory }) => (inventory === null ? "" : "shopify")),
  ofVariant("Variant Inventory Qty", ({ inventory }) => number(inventory)),
  ofVariant("Variant Inventory Policy", ({ inventoryPolicy }) => inventoryPolicy),
  ofVariant("Variant Fulfillment Service", () => "manual"),
  ofVariant("Variant Price", ({ price }) => dollars(price)),
  ofVariant("Variant Compare At Price", ({ compareAtPrice }) => dollars(compareAtPrice)),
  ofVariant("Variant Requires Shipping", () => "true"),
  ofVariant("Variant Taxable", () => "true"),
  ofVariant("Variant Barcode", ({ barcode }) => barcode ?? ""),
  ofImage("Image Src", ({ src }) => src),
  ofImage("Image Position", (_, place) => String(place + 1)),
  ofImage("Image Alt Text", ({ altText }) => altText ?? ""),
  ofProduct("Gift Card", ({ giftCard }) => String(giftCard)),
  ofProduct("SEO Title", ({ seoTitle }) => seoTitle ?? ""),
  ofProduct("SEO Description", ({ seoDescription }) => seoDescription ?? ""),
  ofVariant("Variant Image", ({ imageSrc }) => imageSrc ?? ""),
  ofVariant("Variant Weight Unit", () => "g"),
  ofProduct("Status", ({ published }) => (published ? "active" : "draft")),
];

/** Extra columns, which the hosted platform ignores. Without them an import would lose data. */
const ownColumns: readonly ExportColumn[] = [
  ofProduct("Created At", (_, { createdAt }) => createdAt),
  ofImage("Image Width", ({ width }) => number(width)),
  ofImage("Image Height", ({ height }) => number(height)),
];

/** There is a column per metafield in use, and all of product information: an import would derive missing ones. */
export function exportColumns(db: Database): ExportColumn[] {
  const names = new Set(Object.keys(informationTypes).map((key) => `${informationNamespace}.${key}`));
  for (const { name } of all<{ name: string }>(
    db,
    "SELECT DISTINCT namespace || '.' || key AS name FROM metafield",
  )) {
    names.add(name);
  }
  return [...productColumns, ...[...names].sort().map(metafieldColumn), ...ownColumns];
}

/** A metafield's column. `name` is "namespace.key". */
function metafieldColumn(name: string): ExportColumn {
  const key = name.slice(name.indexOf(".") + 1);
  return ofProduct(
    `${labelOf(key)} (product.metafields.${name})`,
    ({ metafields }) => metafields.find((each) => `${each.namespace}.${each.key}` === name)?.value ?? "",
  );
}

function labelOf(key: string): string {
  const words = key.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
