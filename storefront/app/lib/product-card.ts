import type { ProductCardFragment } from "@circlet/graphql/generated";
import { metafieldsOf } from "./metafields";
import { toCents } from "./money";
import { pack, unpack } from "./packed-rows";
import { canonicalSlug, conditions, type ConditionSlug, isOneSize } from "./taxonomy";

/** What a card shows of a product, no more: a listing carries eighty of them. Prices are in cents. */
export interface CardProduct {
  /** The number in the product's global id. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly brand: string;
  readonly price: number;
  readonly retailPrice: number | null;
  /** The picture's address without a width; null for a product without pictures. */
  readonly image: string | null;
  readonly isSoldOut: boolean;
  /** Names of its colors, when there is more than one (CARD-1). */
  readonly colors: readonly string[];
  readonly condition: ConditionSlug | null;
  /** Null when it comes in several, or in one that fits all. */
  readonly size: string | null;
  /** The canonical slug; "" when the catalogue names none. */
  readonly category: string;
}

export function cardProduct(product: ProductCardFragment): CardProduct {
  const fields = metafieldsOf(product.metafields);
  const condition = conditions.find(({ slug }) => slug === canonicalSlug(fields.condition ?? ""));
  const option = (name: string) => product.options.find((option) => option.name === name)?.values ?? [];
  const colors = option("Color");
  const [size, ...sizes] = option("Size");
  return {
    id: numberOfGid(product.id),
    handle: product.handle,
    title: fields.short_title ?? product.title,
    brand: fields.brand ?? product.vendor,
    price: toCents(product.priceRange.minVariantPrice.amount),
    retailPrice: fields.retail_price ? toCents(fields.retail_price) : null,
    image: product.images.nodes[0]?.url ?? null,
    isSoldOut: !product.availableForSale,
    colors: colors.length > 1 ? colors : [],
    condition: condition?.slug ?? null,
    size: size === undefined || sizes.length > 0 || isOneSize(size) ? null : size,
    category: canonicalSlug(fields.category ?? ""),
  };
}

/** The number in a global id. */
export function numberOfGid(gid: string): string {
  return gid.slice(gid.lastIndexOf("/") + 1);
}

/** A product's global id, from the number in it. */
export function productGid(id: string): string {
  return `gid://shopify/Product/${id}`;
}

/** Cards as they travel from the loader to the page. */
export type PackedCards = string;

const fields = [
  "id",
  "handle",
  "title",
  "brand",
  "price",
  "retailPrice",
  "image",
  "isSoldOut",
  "colors",
  "condition",
  "size",
  "category",
] as const satisfies (keyof CardProduct)[];

export const packCards = (cards: readonly CardProduct[]): PackedCards => pack(cards, fields);
/** The numbers of the products on these cards; none for cards that could not be had. */
export const packedIds = (packed: PackedCards | null): string[] =>
  packed === null ? [] : unpackCards(packed).map(({ id }) => id);
export const unpackCards = (packed: PackedCards): CardProduct[] => unpack<CardProduct>(packed, fields);
