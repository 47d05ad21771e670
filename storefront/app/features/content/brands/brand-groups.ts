import type { BrandName } from "~/lib/brand-names";

export interface BrandGroup {
  /** A to Z. */
  readonly letter: string;
  /** Columns of at most `size` brands, in alphabetical order. */
  readonly stacks: readonly (readonly BrandName[])[];
}

const order = new Intl.Collator("en", { sensitivity: "base" });

/**
 * The directory by first letter (specification B2): "Unbranded" is no brand, and names that begin with anything but a
 * letter of the alphabet have no place in it. "Élan" stands under E.
 */
export function brandGroups(brands: readonly BrandName[], size: number): BrandGroup[] {
  const named = brands.filter(({ displayName }) => displayName !== "Unbranded");
  const sorted = named.toSorted((one, other) => order.compare(one.displayName, other.displayName));
  const letters = Map.groupBy(sorted, ({ displayName }) => firstLetter(displayName));
  return [...letters]
    .filter(([letter]) => /^[A-Z]$/.test(letter))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, group]) => ({ letter, stacks: stacked(group, size) }));
}

function firstLetter(name: string): string {
  return name.trim().normalize("NFKD").charAt(0).toUpperCase();
}

function stacked(brands: readonly BrandName[], size: number): BrandName[][] {
  const count = Math.ceil(brands.length / size);
  return Array.from({ length: count }, (_, stack) => brands.slice(stack * size, (stack + 1) * size));
}
