/** What is measured on clothes lying flat and compared between them, in the order in which it is written. */
export const lengthNames = ["chest", "waist", "hips", "length", "inseam", "sleeve"] as const;

export type LengthName = (typeof lengthNames)[number];

/** Inches. */
export type GarmentLengths = Readonly<Partial<Record<LengthName, number>>>;

export const centimetersPerInch = 2.54;

/** The labels of the field `measurements` that have the same meaning for every garment of a category. */
const labels: Readonly<Record<string, LengthName>> = {
  "chest, across": "chest",
  "top: chest, across": "chest",
  "waist, across": "waist",
  "hips, across": "hips",
  length: "length",
  "top: length": "length",
  inseam: "inseam",
  "bottoms: inseam": "inseam",
  sleeve: "sleeve",
  "top: sleeve": "sleeve",
};

/** What a product's measurements say of the lengths that garments are compared by. */
export function comparedLengths(
  measurements: Iterable<readonly [label: string, inches: number]>,
): GarmentLengths {
  const known = Array.from(measurements, ([label, inches]) => [labels[label.toLowerCase()], inches] as const);
  return Object.fromEntries(known.filter(([name, inches]) => name !== undefined && inches > 0));
}
