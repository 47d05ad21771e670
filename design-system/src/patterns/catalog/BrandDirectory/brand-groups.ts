/** A brand and the URL of its products. */
export interface DirectoryBrand {
  name: string;
  href: string;
}

export interface BrandGroup {
  /** From A to Z. */
  letter: string;
  /** Stacks of at most `size` brands, in alphabetical order. */
  stacks: readonly (readonly DirectoryBrand[])[];
}

const order = new Intl.Collator("en", { sensitivity: "base" });

/** Groups brands by first letter; "Élan" goes under E. Leaves out "Unbranded" and names without a first letter. */
export function brandGroups(brands: readonly DirectoryBrand[], size: number): BrandGroup[] {
  const named = brands.filter(({ name }) => name !== "Unbranded");
  const sorted = named.sort((one, other) => order.compare(one.name, other.name));
  const letters = new Set(sorted.map(firstLetter));
  return [...letters]
    .filter((letter) => /^[A-Z]$/.test(letter))
    .sort()
    .map((letter) => ({
      letter,
      stacks: inStacks(
        sorted.filter((brand) => firstLetter(brand) === letter),
        size,
      ),
    }));
}

function firstLetter({ name }: DirectoryBrand): string {
  return name.trim().normalize("NFKD").charAt(0).toUpperCase();
}

function inStacks(brands: readonly DirectoryBrand[], size: number): DirectoryBrand[][] {
  const count = Math.ceil(brands.length / size);
  return Array.from({ length: count }, (_, stack) => brands.slice(stack * size, (stack + 1) * size));
}
