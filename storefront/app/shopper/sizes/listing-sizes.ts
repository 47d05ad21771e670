import { parseSize, includesSize } from "./parse-size";
import { oneSize } from "./chosen-sizes";

/** The sizes of one size system that a listing has. A null slug is for sizes outside all systems. */
interface SizeGroup {
  readonly slug: string | null;
  readonly sizes: readonly string[];
}

export interface ListingSizes {
  /** The values for the listing's URL, in its order. Includes "One size", which fits everybody. */
  readonly values: readonly string[];
  /** Their names, for announcements; empty if the listing has none of the shopper's sizes. */
  readonly names: readonly string[];
}

/** The sizes of a listing that a shopper wears; `mine` name their size system ("shoes_us_m.8"). */
export function listingSizes(groups: readonly SizeGroup[], mine: readonly string[]): ListingSizes {
  const own = groups.flatMap(({ slug, sizes }) =>
    sizes.filter((size) => mine.includes(`${slug}.${size}`)).map((size) => ({ slug, size })),
  );
  const forAll = groups
    .filter(({ slug }) => slug === oneSize)
    .flatMap(({ slug, sizes }) => sizes.map((size) => ({ slug, size })));
  return {
    values: [...own, ...forAll]
      .map(({ slug, size }) => (groups.length > 1 ? `${slug}.${size}` : size))
      .sort(),
    names: [...new Set(own.map(({ size }) => size))],
  };
}

/** Whether all of a listing's products come in one size. */
export function isOneSizeOnly(groups: readonly SizeGroup[]): boolean {
  return groups.every(({ slug }) => slug === oneSize);
}

/** Whether a listing's chosen sizes are the shopper's: all that it has, and no others. */
export function areMine(
  selected: readonly string[],
  { values }: ListingSizes,
  mine: readonly string[],
): boolean {
  const worn = [...mine, ...values].map(parseSize);
  return (
    selected.length > 0 &&
    values.every((value) => isSelected(selected, value)) &&
    selected.every((value) => worn.some(({ type, size }) => includesSize(value, type, size)))
  );
}

/** In a listing with one size system, values may come with or without the system. */
function isSelected(selected: readonly string[], value: string): boolean {
  const { type, size } = parseSize(value);
  return selected.some((chosen) => includesSize(chosen, type ?? parseSize(chosen).type, size));
}
