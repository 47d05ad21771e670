import type { LengthName } from "@circlet/service-kit/garment-lengths";
import * as v from "valibot";
import { type Garment, garmentCategories } from "./garment";

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

const unit = v.fallback(v.picklist(["in", "cm"]), "in");

export interface SubmittedGarment {
  readonly garment: Garment;
  /** The fields whose text is not a length. */
  readonly wrong: readonly LengthName[];
}

/** Reads the form of a category. Empty fields and other categories' lengths are left out. Null for an unknown category. */
export function submittedGarment(
  valueOf: (field: string) => FormDataEntryValue | null,
): SubmittedGarment | null {
  const kind = garmentCategories.find(({ slug }) => slug === valueOf("category"));
  if (!kind) return null;
  const measuredIn = v.parse(unit, valueOf("unit"));
  const { least, most } = lengthLimits[measuredIn];
  const fields = kind.names.flatMap((name) => {
    const text = valueOf(name);
    if (typeof text !== "string" || text.trim() === "") return [];
    const { success, output } = v.safeParse(v.pipe(length, v.minValue(least), v.maxValue(most)), text);
    return [{ name, value: success ? output : null }];
  });
  const lengths = fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]));
  return {
    garment: { category: kind.slug, unit: measuredIn, lengths: Object.fromEntries(lengths) },
    wrong: fields.filter(({ value }) => value === null).map(({ name }) => name),
  };
}
