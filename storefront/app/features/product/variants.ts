import { isSizeInOrder, compareSizes } from "~/catalog/taxonomy";
import type { VariantOptions } from "~/catalog/variant-options";

/** A combination of a product's options. */
export interface ProductVariant extends VariantOptions {
  readonly id: string;
  /** The color's swatch; null for a color that the shop does not know. */
  readonly hex: string | null;
  /** The path of an image that shows the color, for example a pattern. */
  readonly swatchImage?: string;
  readonly isAvailable: boolean;
  /** The number left; null if the service does not say. */
  readonly left: number | null;
  /** Cents. */
  readonly price: number;
  /** Cents; null if unknown or not higher than the price. */
  readonly retailPrice: number | null;
  /** The index of its image; null if it has none. */
  readonly imageIndex: number | null;
}

/** A link's choice: `?color=&size=`, or the number in a variant's global id. */
export interface Chosen {
  readonly color: string | null;
  readonly size: string | null;
  readonly variant?: string | null;
}

/** An option: color, size, or the index of another one. */
export type Option = "color" | "size" | number;

/** A choice: its link, and whether it goes with the current values of the other options. */
export interface VariantOption {
  readonly value: string;
  readonly isSelected: boolean;
  /** `missing`: no variant combines it with the current values. */
  readonly stock: "available" | "sold-out" | "missing";
  /** The variant after choosing it. */
  readonly leadsTo: ProductVariant;
}

/** The variant of a link. Fills in missing options from the first available variant. */
export function chosenVariant(variants: readonly ProductVariant[], wanted: Chosen): ProductVariant | null {
  const { color, size, variant: number } = wanted;
  const exact = number ? variants.find(({ id }) => id.endsWith(`/${number}`)) : undefined;
  const ofColor = variants.filter((variant) => color !== null && same(variant.color, color));
  const ofSize = variants.filter((variant) => size !== null && same(variant.size, size));
  const ofBoth = ofColor.filter((variant) => ofSize.includes(variant));
  if (exact) return exact;
  // A pair that does not exist is not sold out: another one of this size or color may be for sale.
  const others = [...ofSize, ...ofColor];
  return firstForSale(ofBoth) ?? firstForSale(others) ?? firstForSale(variants);
}

/**
 * The choices of an option. Choosing one keeps the values of the other options if that variant exists; otherwise it
 * leads to the variant that keeps most of them.
 */
export function variantChoices(
  variants: readonly ProductVariant[],
  current: ProductVariant,
  option: Option,
): VariantOption[] {
  const values = [...new Set(variants.map((variant) => valueOf(variant, option)))].filter(
    (value) => value !== null,
  );
  return (option === "size" ? inOrder(values) : values).flatMap((value) => {
    const ofValue = variants.filter((variant) => same(valueOf(variant, option), value));
    const leadsTo = closest(ofValue, current);
    if (!leadsTo) return [];
    const isSelected = same(value, valueOf(current, option));
    return [{ value, isSelected, stock: stockOf(ofValue, leadsTo, current, option), leadsTo }];
  });
}

/**
 * A size shows the overlay only if it is sold out in every color: choosing it may change the color. All others show it
 * if they do not go with the current values.
 */
function stockOf(
  ofValue: readonly ProductVariant[],
  leadsTo: ProductVariant,
  current: ProductVariant,
  option: Option,
): VariantOption["stock"] {
  if (option === "size" && current.others.length === 0) {
    return ofValue.some(({ isAvailable }) => isAvailable) ? "available" : "sold-out";
  }
  if (shared(leadsTo, current, option) < optionsOf(current).length - 1) return "missing";
  return leadsTo.isAvailable ? "available" : "sold-out";
}

/** The variant with the most values of another one; of several, the first one for sale. */
function closest(variants: readonly ProductVariant[], current: ProductVariant): ProductVariant | null {
  const counts = variants.map((variant) => shared(variant, current));
  return firstForSale(variants.filter((_, index) => counts[index] === Math.max(...counts)));
}

/** The number of options, besides one, in which two variants agree. */
function shared(one: ProductVariant, other: ProductVariant, besides?: Option): number {
  const options = optionsOf(one).filter((option) => option !== besides);
  return options.filter((option) => same(valueOf(one, option), valueOf(other, option))).length;
}

function optionsOf({ others }: ProductVariant): Option[] {
  return ["color", "size", ...others.keys()];
}

function valueOf(variant: ProductVariant, option: Option): string | null {
  return typeof option === "number" ? (variant.others[option] ?? null) : variant[option];
}

/** Letters and numbers from small to large; other sizes stay in the merchant's order. */
function inOrder(sizes: string[]): string[] {
  return sizes.every(isSizeInOrder) ? sizes.toSorted(compareSizes) : sizes;
}

function firstForSale(variants: readonly ProductVariant[]): ProductVariant | null {
  return variants.find((variant) => variant.isAvailable) ?? variants[0] ?? null;
}

function same(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
