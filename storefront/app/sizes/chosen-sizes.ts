import type { SizeType } from "~/catalog/load-size-types";

/** As many as the address of a listing may have. */
export const mostSizes = 40;

/** The size system of everything that has no sizes. It fits everybody, so nobody chooses it. */
export const oneSize = "one_size";

/** The size systems with a choice. */
export function choosable(types: readonly SizeType[]): SizeType[] {
  return types.filter(({ slug }) => slug !== oneSize);
}

/** Chosen sizes in the order of the size systems, without those that do not exist. */
export function chosenSizes(types: readonly SizeType[], chosen: readonly FormDataEntryValue[]): string[] {
  return types
    .flatMap(({ slug, sizes }) => sizes.map((size) => `${slug}.${size}`))
    .filter((size) => chosen.includes(size));
}
