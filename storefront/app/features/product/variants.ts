/** One color and size of a product. A product without one of the options has null there. */
export interface ProductVariant {
  readonly id: string;
  readonly color: string | null;
  readonly size: string | null;
  /** The swatch of its color; null for a color outside the sixteen. */
  readonly hex: string | null;
  readonly isAvailable: boolean;
  /** Pieces left; null where the shop may not know. */
  readonly left: number | null;
  /** Cents. */
  readonly price: number;
  /** Which of the product's pictures shows it; null for none. */
  readonly picture: number | null;
}

export interface Chosen {
  readonly color: string | null;
  readonly size: string | null;
}

/** One swatch: what it leads to, and whether it is there in the other option's current value. */
export interface VariantOption {
  readonly value: string;
  readonly isSelected: boolean;
  /** False puts the overlay on it: no variant for sale pairs it with what is chosen. */
  readonly isAvailable: boolean;
  /** What is chosen after choosing this. */
  readonly leadsTo: Chosen;
}

/** A swatch with its color; null for one outside the sixteen. */
export interface ColorOption extends VariantOption {
  readonly hex: string | null;
}

/** The variant of a link's `?color=&size=`; what the link leaves open is filled with the first that is for sale. */
export function chosenVariant(variants: readonly ProductVariant[], wanted: Chosen): ProductVariant | null {
  const fits = (variant: ProductVariant, chosen: Partial<Chosen>) =>
    (chosen.color == null || same(variant.color, chosen.color)) &&
    (chosen.size == null || same(variant.size, chosen.size));
  return (
    firstForSale(variants.filter((variant) => fits(variant, wanted))) ??
    firstForSale(
      variants.filter((variant) => wanted.size !== null && fits(variant, { size: wanted.size })),
    ) ??
    firstForSale(
      variants.filter((variant) => wanted.color !== null && fits(variant, { color: wanted.color })),
    ) ??
    firstForSale(variants)
  );
}

/**
 * The size swatches. Choosing a size keeps the color if a variant with that pair exists, else it takes the first
 * variant of that size (specification A4).
 */
export function sizeOptions(variants: readonly ProductVariant[], current: Chosen): VariantOption[] {
  return unique(variants.map(({ size }) => size)).map((size) => {
    const ofSize = variants.filter((variant) => same(variant.size, size));
    const pair = ofSize.find((variant) => same(variant.color, current.color));
    const target = pair ?? firstForSale(ofSize);
    return {
      value: size,
      isSelected: same(size, current.size),
      isAvailable: ofSize.some((variant) => variant.isAvailable),
      leadsTo: { color: target?.color ?? current.color, size },
    };
  });
}

/** The color swatches. Choosing a color keeps the size; a color that has none in this size is overlaid (specification A4). */
export function colorOptions(variants: readonly ProductVariant[], current: Chosen): ColorOption[] {
  return unique(variants.map(({ color }) => color)).map((color) => {
    const ofColor = variants.filter((variant) => same(variant.color, color));
    const pair = ofColor.find((variant) => same(variant.size, current.size));
    const target = pair ?? firstForSale(ofColor);
    return {
      value: color,
      hex: target?.hex ?? null,
      isSelected: same(color, current.color),
      isAvailable: pair?.isAvailable ?? false,
      leadsTo: { color, size: target?.size ?? current.size },
    };
  });
}

function firstForSale(variants: readonly ProductVariant[]): ProductVariant | null {
  return variants.find((variant) => variant.isAvailable) ?? variants[0] ?? null;
}

function same(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
