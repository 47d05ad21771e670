/** A brand and the URL of its products. */
export interface DirectoryBrand {
  name: string;
  href: string;
}

export interface BrandGroup {
  /** In upper case; "#" for names that start with a digit or a symbol. */
  letter: string;
  /** Stacks of at most `size` brands, in alphabetical order. */
  stacks: readonly (readonly DirectoryBrand[])[];
}

const order = new Intl.Collator("en", { sensitivity: "base" });

/** Groups brands by first letter of any script, "Élan" under E, with "#" last. Leaves out "Unbranded" and empty names. */
export function brandGroups(brands: readonly DirectoryBrand[], size: number): BrandGroup[] {
  const named = brands.filter(({ name }) => name.trim() !== "" && name !== "Unbranded");
  const sorted = named.sort((one, other) => order.compare(one.name, other.name));
  const place = (letter: string) => (letter === "#" ? 1 : 0);
  return [...new Set(sorted.map(firstLetter))]
    .sort((one, other) => place(one) - place(other) || order.compare(one, other))
    .map((letter) => ({
      letter,
      stacks: inStacks(
        sorted.filter((brand) => firstLetter(brand) === letter),
        size,
      ),
    }));
}

function firstLetter({ name }: DirectoryBrand): string {
  const [first = ""] = name.trim().normalize("NFKD");
  return /\p{L}/u.test(first) ? first.toUpperCase() : "#";
}

function inStacks(brands: readonly DirectoryBrand[], size: number): DirectoryBrand[][] {
  const count = Math.ceil(brands.length / size);
  return Array.from({ length: count }, (_, stack) => brands.slice(stack * size, (stack + 1) * size));
}
