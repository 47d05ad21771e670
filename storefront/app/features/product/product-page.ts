import type { ProductDetailFragment, ProductVariantDetailFragment } from "@circlet/graphql/generated";
import { type Metafields, metafieldsOf } from "~/lib/metafields";
import { toCents, toDecimal } from "~/lib/money";
import {
  brandSlug,
  canonicalSlug,
  categories,
  colorHex,
  conditions,
  type ConditionSlug,
  departments,
  termName,
} from "~/lib/taxonomy";
import { descriptionOf } from "./description-facts";
import type { ProductVariant } from "./variants";

/** All that a product's page shows. Texts are plain but for `detailsHtml`, which is sanitised. */
export interface ProductPage {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** The long title, for search engines. */
  readonly fullTitle: string;
  readonly brand: string;
  readonly brandSlug: string;
  readonly category: { readonly slug: string; readonly name: string };
  readonly department: { readonly slug: string; readonly name: string } | null;
  readonly romanceCopy: string | null;
  readonly description: string;
  readonly detailsHtml: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly condition: { readonly slug: ConditionSlug; readonly name: string } | null;
  readonly defects: readonly string[];
  readonly sizeChartUrl: string | null;
  /** The system its sizes are of, such as "womens_alpha". */
  readonly sizeType: string | null;
  readonly styleNumber: string;
  /** Decimal dollars of the cheapest variant for sale: "74.00". */
  readonly lowestPrice: string;
  readonly pictures: readonly { readonly url: string; readonly alt: string }[];
  readonly variants: readonly ProductVariant[];
  /** Cents; null when it is not known. */
  readonly retailPrice: number | null;
}

type Product = ProductDetailFragment;

export interface ProductPageOptions {
  readonly sanitize: (html: string) => string;
  /** What a relative address in a product's fields is relative to. */
  readonly apiUrl: string;
}

/**
 * A product's page, or null when it must not be shown: it needs to be for sale and to have brand, category, price,
 * color, size and style number (specification A5).
 */
export function productPage(product: Product, { sanitize, apiUrl }: ProductPageOptions): ProductPage | null {
  const fields = metafieldsOf(product.metafields);
  const variants = product.variants.nodes.map((variant) => productVariant(variant, product));
  const brand = fields.brand ?? product.vendor;
  const category = canonicalSlug(fields.category ?? product.productType);
  const styleNumber = fields.mpn ?? fields.internal_sku;
  const hasColor = Boolean(fields.color) || variants.some(({ color }) => color);
  const hasSize = Boolean(fields.size) || variants.some(({ size }) => size);
  const isPriced = variants.some(({ price }) => price > 0);
  const isShown =
    product.availableForSale && isPriced && brand && category && styleNumber && hasColor && hasSize;
  if (!isShown || variants.length === 0) return null;

  const title = fields.short_title ?? product.title;
  const text = descriptionOf(sanitize(product.descriptionHtml));
  return {
    id: product.id,
    handle: product.handle,
    title,
    fullTitle: product.title,
    brand,
    brandSlug: brandSlug(brand),
    category: { slug: category, name: termName(categories, category) },
    department: fields.department ? department(canonicalSlug(fields.department)) : null,
    romanceCopy: fields.romance_copy ?? null,
    description: product.description,
    detailsHtml: text.html,
    facts: unlike([...text.facts, ...facts(fields, styleNumber)]),
    condition: conditions.find(({ slug }) => slug === canonicalSlug(fields.condition ?? "")) ?? null,
    defects: [fields.defect_one, fields.defect_two].filter((defect) => defect !== undefined),
    sizeType: fields.size_type ?? null,
    sizeChartUrl: sizeChartUrl(fields.size_chart_url, apiUrl),
    styleNumber,
    lowestPrice: lowestPrice(product),
    pictures: product.images.nodes.map(({ url, altText }) => ({
      url,
      alt: altText ?? `${title} by ${brand}`,
    })),
    variants,
    retailPrice: fields.retail_price ? toCents(fields.retail_price) : null,
  };
}

function department(slug: string): ProductPage["department"] {
  return { slug, name: termName(departments, slug) };
}

function productVariant(variant: ProductVariantDetailFragment, product: Product): ProductVariant {
  const option = (name: string) =>
    variant.selectedOptions.find((option) => option.name === name)?.value ?? null;
  const picture = product.images.nodes.findIndex(({ url }) => url === variant.image?.url);
  const color = option("Color");
  return {
    id: variant.id,
    color,
    hex: color && colorHex(color),
    size: option("Size"),
    isAvailable: variant.availableForSale,
    left: variant.quantityAvailable ?? null,
    price: toCents(variant.price.amount),
    picture: picture === -1 ? null : picture,
  };
}

/** Only web addresses: the field holds whatever somebody typed. */
function sizeChartUrl(field: string | undefined, apiUrl: string): string | null {
  const url = field ? URL.parse(field, apiUrl) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url.href : null;
}

function lowestPrice({ variants, priceRange }: Product): string {
  const forSale = variants.nodes.filter(({ availableForSale }) => availableForSale);
  const cents = forSale.map(({ price }) => toCents(price.amount));
  const lowest = cents.length > 0 ? Math.min(...cents) : toCents(priceRange.minVariantPrice.amount);
  return toDecimal(lowest);
}

/** A fact that is told twice is told once. */
function unlike(facts: ProductPage["facts"]): ProductPage["facts"] {
  return [...new Map(facts.toReversed().map((fact) => [fact.name, fact])).values()].toReversed();
}

function facts(fields: Metafields, styleNumber: string): ProductPage["facts"] {
  const color = fields.color ? termName([], canonicalSlug(fields.color)) : null;
  return [
    ...(color ? [{ name: "Color family", value: color }] : []),
    { name: "Style number", value: styleNumber },
    ...(fields.internal_sku && fields.internal_sku !== styleNumber
      ? [{ name: "Our reference", value: fields.internal_sku }]
      : []),
  ];
}
