import { type LengthName, lengthNames } from "@circlet/service-kit/garment-lengths";
import * as v from "valibot";
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

/** The shortest and the longest length in each unit. */
export const lengthLimits = { in: { least: 1, most: 99 }, cm: { least: 2.5, most: 250 } } as const;

/** A number as shoppers write it: "18.5", "18,5", "18 1/2", "18½". */
const written = /^(\d{1,3})(?:[.,](\d{1,2}))?(?:\s*(?:([13])\/([248])|([¼½¾])))?$/;
const vulgar: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

const length = v.pipe(
  v.string(),
  v.trim(),
  v.regex(written),
  v.transform((text) => {
    const [, whole, decimals, part, of, sign] = written.exec(text) ?? [];
    const fraction = part ? Number(part) / Number(of) : (vulgar[sign ?? ""] ?? 0);
    return Math.round((Number(`${whole}.${decimals ?? 0}`) + fraction) * 100) / 100;
  }),
);

export const unitSchema = v.fallback(v.picklist(["in", "cm"]), "in");

export interface SubmittedGarment {
  readonly garment: Garment;
  /** The fields whose text is no length. */
  readonly wrong: readonly LengthName[];
}

/** Reads the form of a category. Empty fields and other categories' lengths are left out. Null for an unknown category. */
export function submittedGarment(
  valueOf: (field: string) => FormDataEntryValue | null,
): SubmittedGarment | null {
  const kind = garmentCategories.find(({ slug }) => slug === valueOf("category"));
  if (!kind) return null;
  const unit = v.parse(unitSchema, valueOf("unit"));
  const { least, most } = lengthLimits[unit];
  const fields = kind.names.flatMap((name) => {
    const text = valueOf(name);
    if (typeof text !== "string" || text.trim() === "") return [];
    const { success, output } = v.safeParse(v.pipe(length, v.minValue(least), v.maxValue(most)), text);
    return [{ name, value: success ? output : null }];
  });
  const lengths = fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  return {
    garment: { category: kind.slug, unit, lengths: Object.fromEntries(lengths) },
    wrong: fields.filter(({ value }) => value === null).map(({ name }) => name),
  };
}

/** A garment as it is stored: "dresses.in.chest18.5,length38". */
export function writeGarment({ category, unit, lengths }: Garment): string {
  const written = lengthNames.flatMap((name) => (lengths[name] === undefined ? [] : [name + lengths[name]]));
  return `${category}.${unit}.${written.join()}`;
}

/** Null if the text is no garment with at least one length. */
export function parseGarment(text: string): Garment | null {
  const [, category, unit, list = ""] = /^([a-z]{1,40})\.(in|cm)\.([a-z\d.,]{1,100})$/.exec(text) ?? [];
  const fields = new Map(
    list.split(",").map((part) => {
      const [, name = "", value = ""] = /^([a-z]{1,10})([\d.]{1,6})$/.exec(part) ?? [];
      return [name, value];
    }),
  );
  const read = submittedGarment((field) => ({ category, unit })[field] ?? fields.get(field) ?? null);
  return read && Object.keys(read.garment.lengths).length > 0 ? read.garment : null;
}
