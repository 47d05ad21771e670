import { toDecimal } from "@circlet/design-system";
import type { AppliedTheme } from "~/catalog/brand-theme/applied-theme";
import type { ProductDetailFragment, ProductVariantDetailFragment } from "@circlet/graphql/generated";
import { colorHex } from "~/catalog/color-hex";
import { atWidth } from "~/catalog/image";
import { imageWidths } from "~/shop/constants";
import { shopImagePath } from "#mockable/catalog/image-path";
import { type Metafields, readMetafields } from "~/catalog/metafields";
import { parseCents, retailCents } from "~/catalog/money";
import { brandSlug } from "~/shop/brand-slug";
import { conditions, type ConditionSlug } from "~/shop/conditions";
import { canonicalSlug, categories, departments } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import { type OptionNames, optionNames, variantOptions } from "~/shop/variant-options";
import * as messages from "~/messages/en/product";
import { gtinOf } from "./gtin";
import { productDescription } from "./details/product-description.server";
import { type Measurements, measurementsOf } from "./measurements/measurements";
import type { SizeChartTable } from "./measurements/size-chart";
import type { Swatches } from "./swatches";
import type { Option, ProductVariant } from "./variants";
import { parseUrl } from "~/http/parse-url";

/** Everything that a product page shows. All texts are plain except `detailsHtml`, which is sanitized HTML. */
export interface ProductPage {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** The long title for search engines. */
  readonly fullTitle: string;
  /** "" if the product has neither a brand nor a vendor. */
  readonly brand: string;
  readonly brandSlug: string;
  /** The brand's colors, if it has a theme. */
  readonly theme?: AppliedTheme | undefined;
  readonly category: ProductCategory | null;
  /** A gift card is sent by email and cannot be returned. */
  readonly isGiftCard?: true;
  readonly department: { readonly slug: string; readonly name: string } | null;
  readonly romanceCopy: string | null;
  readonly description: string;
  readonly detailsHtml: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly condition: { readonly slug: ConditionSlug; readonly name: string } | null;
  readonly defects: readonly ProductDefect[];
  readonly sizeChartUrl: string | null;
  /** The same as a table; null if the shop has only the image. */
  readonly sizeChart: SizeChartTable | null;
  /** The size system, such as "womens_alpha". */
  readonly sizeType: string | null;
  /** The manufacturer's part number, or else ours. */
  readonly styleNumber: string | null;
  /** The style number, or else a variant's SKU. */
  readonly sku: string | null;
  readonly images: readonly ProductImage[];
  readonly optionNames: OptionNames;
  /** Whether colors show as words, because several would look alike. */
  readonly hasNamedColors?: true;
  /** In the merchant's order. */
  readonly options: readonly Option[];
  readonly variants: readonly ProductVariant[];
}

export interface ProductImage {
  readonly url: string;
  readonly alt: string;
}

export interface ProductDefect {
  readonly name: string;
  /** A close-up: the product's image whose alt text names the defect. */
  readonly closeUp: ProductImage | null;
}

export interface ProductCategory {
  readonly slug: string;
  readonly name: string;
  /** The platform's product type, for products without a category of ours. */
  readonly productType?: string;
}

type Product = ProductDetailFragment;

export interface ProductPageOptions {
  /** The base URL for relative URLs in a product's fields. */
  readonly apiUrl: string;
  /** The merchant's swatches, which take precedence over the shop's. */
  readonly swatches: Swatches;
  /** Only the product page shows these. */
  readonly measurements?: Measurements;
  readonly sizeChart?: SizeChartTable | null;
}

/** Metafields before the platform's own fields. What neither provides is left out (.github/decisions/0013). */
export function productPage(
  product: Product,
  { apiUrl, swatches, measurements = [], sizeChart = null }: ProductPageOptions,
): ProductPage {
  const fields = readMetafields(product.metafields);
  const nodes = product.variants.nodes;
  const variants = nodes.map((variant) => {
    const shown = productVariant(variant, product, fields, swatches);
    return { ...shown, measurements: measurementsOf(measurements, shown) };
  });

  const options = nodes[0]?.selectedOptions ?? [];
  const names = optionNames(options);
  const brand = fields.brand ?? product.vendor.trim();
  const styleNumber = fields.mpn ?? fields.internal_sku ?? null;
  // Each variant may have its own, and the page shows one for all of them.
  const skus = new Set(nodes.map(({ sku }) => sku));
  const sku = styleNumber ?? (skus.size === 1 ? nodes[0]?.sku : null) ?? null;
  const title = fields.short_title ?? product.title;
  const text = productDescription(product.descriptionHtml);
  const images = product.images.nodes.map(({ url, altText }) => ({
    url,
    alt: altText ?? (brand ? messages.byBrand(title, brand) : title),
  }));
  return {
    id: product.id,
    handle: product.handle,
    title,
    fullTitle: product.title.trim(),
    brand,
    brandSlug: brandSlug(brand),
    category: categoryOf(fields.category, product.productType.trim()),
    ...(product.isGiftCard && { isGiftCard: true }),
    department: fields.department ? departmentOf(canonicalSlug(fields.department)) : null,
    romanceCopy: fields.romance_copy ?? null,
    description: text.text,
    detailsHtml: text.html,
    facts: withoutDuplicates([...text.facts, ...factsOf(fields, sku)]),
    condition: conditions.find(({ slug }) => slug === canonicalSlug(fields.condition ?? "")) ?? null,
    defects: [fields.defect_one, fields.defect_two]
      .filter((name) => name !== undefined)
      .map((name) => ({
        name,
        closeUp: images.find((_, index) => mentionsFlaw(product.images.nodes[index]?.altText, name)) ?? null,
      })),
    sizeType: fields.size_type ?? null,
    sizeChartUrl: sizeChartUrl(fields.size_chart_url, apiUrl),
    sizeChart,
    styleNumber,
    sku,
    images,
    optionNames: names,
    ...(lookAlike(variants) && { hasNamedColors: true }),
    options: options.flatMap(({ name }) => optionNamed(name, names) ?? []),
    variants,
  };
}

/** Whether several of the colors that the shop does not know have the same image, or none. */
function lookAlike(variants: readonly Pick<ProductVariant, "color" | "hex" | "swatchImage">[]): boolean {
  const images = new Map(
    variants.flatMap(({ color, hex, swatchImage }) => (color && hex === null ? [[color, swatchImage]] : [])),
  );
  return new Set(images.values()).size < images.size;
}

function optionNamed(name: string, { color, size, others }: OptionNames): Option | null {
  if (name === color) return "color";
  if (name === size) return "size";
  return others.includes(name) ? others.indexOf(name) : null;
}

/** Whether an image's text contains the words of a flaw: "Tear at the hem" those of "tear", "Teardrop" not. */
function mentionsFlaw(text: string | null | undefined, flaw: string): boolean {
  return wordsIn(text ?? "").includes(wordsIn(flaw));
}

const wordsIn = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

function categoryOf(field: string | undefined, productType: string): ProductCategory | null {
  const slug = canonicalSlug(field ?? productType);
  if (!slug) return null;
  if (field !== undefined) return { slug, name: termName(categories, slug) };
  return { slug, name: productType, productType };
}

function departmentOf(slug: string): ProductPage["department"] {
  return { slug, name: termName(departments, slug) };
}

function productVariant(
  variant: ProductVariantDetailFragment,
  product: Product,
  fields: Metafields,
  swatches: Swatches,
): Omit<ProductVariant, "measurements"> {
  const options = variantOptions(variant.selectedOptions);
  const swatch = swatches.get(options.color ?? "");
  const hex = swatch?.hex ?? (options.color && colorHex(options.color));
  // A color that the shop does not know looks like its image.
  const swatchImage =
    swatch?.image ?? (hex === null && variant.image && atWidth(variant.image.url, imageWidths.tiny));
  const imageIndex = product.images.nodes.findIndex(({ url }) => url === variant.image?.url);
  const price = parseCents(variant.price.amount);
  const gtin = gtinOf(variant.barcode);
  return {
    id: variant.id,
    ...options,
    ...(gtin !== null && { gtin }),
    hex,
    ...(options.color !== null && swatchImage && { swatchImage }),
    isAvailable: variant.availableForSale,
    left: variant.quantityAvailable ?? null,
    price,
    amount: toDecimal(price),
    retailPrice: retailCents(fields.retail_price, variant.compareAtPrice?.amount, variant.price.amount),
    imageIndex: imageIndex === -1 ? null : imageIndex,
  };
}

/** The size chart's URL. Only http and https are allowed, because the field may contain anything. */
function sizeChartUrl(field: string | undefined, apiUrl: string): string | null {
  const url = field ? parseUrl(field, apiUrl) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? shopImagePath(url.href) : null;
}

function withoutDuplicates(facts: ProductPage["facts"]): ProductPage["facts"] {
  return [...new Map([...facts].reverse().map((fact) => [fact.name, fact])).values()].reverse();
}

function factsOf(
  { color, mpn, internal_sku: reference }: Metafields,
  sku: string | null,
): ProductPage["facts"] {
  const styleNumber = mpn ?? reference;
  return [
    ...(color ? [{ name: messages.colorFamily, value: termName([], canonicalSlug(color)) }] : []),
    ...(styleNumber ? [{ name: messages.styleNumber, value: styleNumber }] : []),
    ...(sku && !styleNumber ? [{ name: messages.sku, value: sku }] : []),
    ...(reference && reference !== styleNumber ? [{ name: messages.reference, value: reference }] : []),
  ];
}
