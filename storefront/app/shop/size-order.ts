/** Whether a size is meaningless, as for bags and scarves. */
export function isOneSize(size: string): boolean {
  return /^one size$/i.test(size);
}

const letterSizes = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "3XL", "4XL"];

let collator: Intl.Collator | undefined;

/** Compares texts, and the numbers in them by value. `localeCompare` with options would create a collator per call. */
function compareTexts(one: string, other: string): number {
  // Creating a collator is slow on phones, which rarely need one.
  collator ??= new Intl.Collator("en", { numeric: true });
  return collator.compare(one, other);
}

/** Sorts sizes: letters from small to large, then numbers, then everything else alphabetically. */
export function compareSizes(one: string, other: string): number {
  return sizeRank(one) - sizeRank(other) || compareTexts(one, other);
}

export function isSizeInOrder(size: string): boolean {
  return sizeRank(size) < unknownSize;
}

const unknownSize = 1000;

function sizeRank(size: string): number {
  const letter = letterSizes.indexOf(size.toUpperCase());
  if (letter !== -1) return letter;
  // Women's 00 is smaller than 0.
  if (size === "00") return 99;
  return /^\d+(\.5)?$/.test(size) ? 100 + Number(size) : unknownSize;
}
