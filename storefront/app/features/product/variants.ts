import { isSizeInOrder, compareSizes } from "~/shop/size-order";
import type { VariantOptions } from "~/shop/variant-options";
import type { Measurement } from "./measurements/measurements";

export interface ProductVariant extends VariantOptions {
  readonly id: string;
  /** The color's swatch; null for a color that the shop does not know. */
  readonly hex: string | null;
  /** The path of an image that shows the color, for example a pattern. */
  readonly swatchImage?: string;
  readonly isAvailable: boolean;
  readonly gtin?: string;
  /** How many are left; null if unknown. */
  readonly left: number | null;
  /** Cents. */
  readonly price: number;
  /** The price as a decimal: "74.50". */
  readonly amount: string;
  /** Cents; null if unknown or not higher than the price. */
  readonly retailPrice: number | null;
  /** The index of its image; null if it has none. */
  readonly imageIndex: number | null;
  readonly measurements: readonly Measurement[];
}

/** What a link selects: `?color=&size=`, or a variant by the number in its global id. */
interface Chosen {
  readonly color: string | null;
  readonly size: string | null;
  readonly variant?: string | null;
}

export type Option = "color" | "size" | number;

/** A value to choose, and whether it is available with the current values of the other options. */
export interface VariantOption {
  readonly value: string;
  /** `missing`: no variant has this value and the current values of the other options. */
  readonly stock: "available" | "sold-out" | "missing";
  /** The variant to select when this value is chosen. */
  readonly leadsTo: ProductVariant;
}

/** The variant that a link selects: of those with its values, the cheapest for sale, whose price cards show. */
export function chosenVariant(variants: readonly ProductVariant[], wanted: Chosen): ProductVariant | null {
  const { color, size, variant: number } = wanted;
  const exact = number && variants.find(({ id }) => id.endsWith(`/${number}`));
  if (exact) return exact;
  const ofColor = variantsWith(variants, "color", color);
  const ofSize = variantsWith(variants, "size", size);
  const ofBoth = ofColor.filter((variant) => ofSize.includes(variant));
  // If no variant has this combination, one with the same size or color may still be available.
  return cheapestForSale(ofBoth) ?? cheapestForSale([...ofSize, ...ofColor]) ?? cheapestForSale(variants);
}

/** The variant that a product page's address selects. */
export function linkedVariant(
  variants: readonly ProductVariant[],
  search: URLSearchParams,
): ProductVariant | null {
  return chosenVariant(variants, {
    color: search.get("color"),
    size: search.get("size"),
    variant: search.get("variant"),
  });
}

/** Choosing a value keeps the other options' values, or as many as possible. */
export function variantChoices(
  variants: readonly ProductVariant[],
  current: ProductVariant,
  option: Option,
): VariantOption[] {
  const values = [...new Set(variants.map((variant) => valueOf(variant, option)))].filter(
    (value) => value !== null,
  );
  return (option === "size" ? inOrder(values) : values).flatMap((value) => {
    const ofValue = variants.filter((variant) => valueOf(variant, option) === value);
    const leadsTo = closestVariant(ofValue, current);
    if (!leadsTo) return [];
    return [{ value, stock: stockOf(ofValue, leadsTo, current, option), leadsTo }];
  });
}

/** A size is sold out only if it is in every color, which may change. Other options must fit the current values. */
function stockOf(
  ofValue: readonly ProductVariant[],
  leadsTo: ProductVariant,
  current: ProductVariant,
  option: Option,
): VariantOption["stock"] {
  if (option === "size" && current.others.length === 0) {
    return ofValue.some(({ isAvailable }) => isAvailable) ? "available" : "sold-out";
  }
  if (sharedOptionCount(leadsTo, current, option) < optionsOf(current).length - 1) return "missing";
  return leadsTo.isAvailable ? "available" : "sold-out";
}

/** The variant that has the most values in common with another one, preferring one that is for sale. */
function closestVariant(variants: readonly ProductVariant[], current: ProductVariant): ProductVariant | null {
  const counts = variants.map((variant) => sharedOptionCount(variant, current));
  return firstForSale(variants.filter((_, index) => counts[index] === Math.max(...counts)));
}

function sharedOptionCount(one: ProductVariant, other: ProductVariant, besides?: Option): number {
  const options = optionsOf(one).filter((option) => option !== besides);
  return options.filter((option) => valueOf(one, option) === valueOf(other, option)).length;
}

function optionsOf({ others }: ProductVariant): Option[] {
  return ["color", "size", ...others.keys()];
}

export function valueOf(variant: ProductVariant, option: Option): string | null {
  return typeof option === "number" ? (variant.others[option] ?? null) : variant[option];
}

/** Sorts sizes from small to large, or keeps the merchant's order if any of them is unknown. */
function inOrder(sizes: string[]): string[] {
  return sizes.every(isSizeInOrder) ? [...sizes].sort(compareSizes) : sizes;
}

function cheapestForSale(variants: readonly ProductVariant[]): ProductVariant | null {
  const lowest = Math.min(...variants.map(({ isAvailable, price }) => (isAvailable ? price : Infinity)));
  return firstForSale(variants.filter(({ price }) => price === lowest)) ?? variants[0] ?? null;
}

function firstForSale(variants: readonly ProductVariant[]): ProductVariant | null {
  return variants.find((variant) => variant.isAvailable) ?? variants[0] ?? null;
}

/** A link may have a value in another case, unless a variant has exactly this value. */
function variantsWith(
  variants: readonly ProductVariant[],
  option: "color" | "size",
  value: string | null,
): readonly ProductVariant[] {
  const exact = variants.filter((variant) => value !== null && variant[option] === value);
  return exact.length > 0
    ? exact
    : variants.filter((variant) => value !== null && variant[option]?.toLowerCase() === value.toLowerCase());
}
