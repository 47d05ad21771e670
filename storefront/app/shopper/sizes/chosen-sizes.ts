import type { SizeType } from "./load-size-types";

/** The maximum number in a listing's URL. */
export const mostSizes = 40;

/** The size system of products without sizes. They fit everybody, so it is not offered as a choice. */
export const oneSize = "one_size";

/** The size systems with more than one size to choose from. */
export function choosable(types: readonly SizeType[]): SizeType[] {
  return types.filter(({ slug }) => slug !== oneSize);
}

/** Chosen sizes in the order of the size systems, without those that do not exist. */
export function chosenSizes(types: readonly SizeType[], chosen: readonly FormDataEntryValue[]): string[] {
  return types
    .flatMap(({ slug, sizes }) => sizes.map((size) => `${slug}.${size}`))
    .filter((size) => chosen.includes(size));
}
