import { type LengthName, lengthNames } from "@circlet/service-kit/garment-lengths";
import type { categories } from "~/shop/taxonomy";

export type LengthUnit = "in" | "cm";

type CategorySlug = (typeof categories)[number]["slug"];

/** What is measured on the clothes of each category. Other categories have nothing that compares well. */
const measured: Partial<Record<CategorySlug, readonly LengthName[]>> = {
  dresses: ["chest", "waist", "hips", "length", "sleeve"],
  tops: ["chest", "length", "sleeve"],
  sweaters: ["chest", "length", "sleeve"],
  outerwear: ["chest", "length", "sleeve"],
  jeans: ["waist", "hips", "inseam"],
  pants: ["waist", "hips", "inseam"],
  leggings: ["waist", "hips", "inseam"],
  shorts: ["waist", "hips", "inseam"],
  skirts: ["waist", "hips", "length"],
  jumpsuits: ["chest", "waist", "hips", "inseam"],
  sleepwear: ["chest", "length", "inseam", "sleeve"],
  loungewear: ["chest", "length", "inseam", "sleeve"],
  swimwear: ["chest", "waist"],
  shapewear: ["chest", "waist"],
};

/** The categories of garments that a shopper can write down: one garment of each. */
export const garmentCategories = Object.entries(measured).map(([slug, names]) => ({ slug, names }));

/** A garment that the shopper owns and that fits. */
export interface Garment {
  readonly category: string;
  /** The unit in which the shopper measured. */
  readonly unit: LengthUnit;
  readonly lengths: Readonly<Partial<Record<LengthName, number>>>;
}

/** A garment as it is stored: "dresses.in.chest18.5,length38". */
export function writeGarment({ category, unit, lengths }: Garment): string {
  const written = lengthNames.flatMap((name) => (lengths[name] === undefined ? [] : [name + lengths[name]]));
  return `${category}.${unit}.${written.join()}`;
}

/** Null if the text is not a garment with at least one length. */
export function parseGarment(text: string): Garment | null {
  const [, category, unit, list = ""] = /^([a-z]{1,40})\.(in|cm)\.([a-z\d.,]{1,100})$/.exec(text) ?? [];
  const kind = garmentCategories.find(({ slug }) => slug === category);
  const lengths = list.split(",").flatMap((part) => {
    const [, written, value] = /^([a-z]{1,10})(\d{1,3}(?:\.\d{1,2})?)$/.exec(part) ?? [];
    const name = kind?.names.find((known) => known === written);
    return name && Number(value) > 0 ? [[name, Number(value)] as const] : [];
  });
  if (!kind || lengths.length === 0) return null;
  return { category: kind.slug, unit: unit === "cm" ? "cm" : "in", lengths: Object.fromEntries(lengths) };
}
