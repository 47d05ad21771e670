import type { ProductCardFragment } from "@circlet/graphql/generated";
import { metafieldsOf } from "./metafields";
import { toCents } from "./money";
import { brandPath, productPath } from "./paths";
import { brandSlug, canonicalSlug, conditions, termName, type ConditionSlug } from "./taxonomy";

/** What a card shows of a product. Prices are in cents. */
export interface CardProduct {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly brand: string;
  readonly brandHref: string;
  readonly price: number;
  readonly retailPrice: number | null;
  /** The picture's address without a width; null for a product without pictures. */
  readonly image: string | null;
  readonly imageAlt: string;
  readonly isSoldOut: boolean;
  /** Names of its colors, when there is more than one (CARD-1). */
  readonly colors: readonly string[];
  readonly condition: ConditionSlug | null;
  readonly conditionName: string | null;
  readonly size: string | null;
  readonly category: string | null;
}

export function cardProduct(product: ProductCardFragment): CardProduct {
  const fields = metafieldsOf(product.metafields);
  const brand = fields.brand ?? product.vendor;
  const title = fields.short_title ?? product.title;
  const condition = conditions.find(({ slug }) => slug === canonicalSlug(fields.condition ?? ""));
  const [image] = product.images.nodes;
  const colors = product.options.find(({ name }) => name === "Color")?.values ?? [];
  const sizes = product.options.find(({ name }) => name === "Size")?.values ?? [];
  return {
    id: product.id,
    href: productPath(product.handle),
    title,
    brand,
    brandHref: brandPath(brandSlug(brand)),
    price: toCents(product.priceRange.minVariantPrice.amount),
    retailPrice: fields.retail_price ? toCents(fields.retail_price) : null,
    image: image?.url ?? null,
    imageAlt: image?.altText ?? `${title} by ${brand}`,
    isSoldOut: !product.availableForSale,
    colors: colors.length > 1 ? colors : [],
    condition: condition?.slug ?? null,
    conditionName: condition?.name ?? null,
    size: sizes.length === 1 ? (sizes[0] ?? null) : (fields.size ?? null),
    category: fields.category ? termName([], canonicalSlug(fields.category)) : null,
  };
}
