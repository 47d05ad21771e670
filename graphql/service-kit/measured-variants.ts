import * as v from "valibot";
import { centimetersPerInch, comparedLengths, type GarmentLengths } from "./garment-lengths.ts";

/** The product field `measurements`: what was measured on each variant. */
export const measurementsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    unit: v.picklist(["in", "cm"]),
    variants: v.array(
      v.object({
        color: v.optional(v.string()),
        size: v.optional(v.string()),
        values: v.record(v.string(), v.pipe(v.number(), v.finite())),
      }),
    ),
  }),
);

/** What was measured on the variants with a color and a size. Where one is missing, on all of them. */
export interface MeasuredVariants {
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly lengths: GarmentLengths;
}

/** Entries of a product that are read: one for each variant that it can have. */
const mostEntries = 250;

/** The lengths that garments are compared by. Empty if the field is malformed. */
export function measuredVariants(json: string | null | undefined): readonly MeasuredVariants[] {
  const { success, output } = v.safeParse(measurementsSchema, json);
  if (!success) return [];
  return output.variants.slice(0, mostEntries).map(({ color, size, values }) => ({
    color,
    size,
    lengths: comparedLengths(
      Object.entries(values).map(([label, length]) => [
        label,
        output.unit === "cm" ? length / centimetersPerInch : length,
      ]),
    ),
  }));
}

/** The lengths of a variant: of its color and size, else of its size, of its color, or of all. */
export function lengthsOfVariant(
  entries: readonly MeasuredVariants[],
  has: (option: "color" | "size", value: string) => boolean,
): GarmentLengths {
  const fits = ({ color, size }: MeasuredVariants) =>
    (color === undefined || has("color", color)) && (size === undefined || has("size", size));
  const exactness = ({ color, size }: MeasuredVariants) =>
    (size === undefined ? 0 : 2) + (color === undefined ? 0 : 1);
  const [best] = entries.filter(fits).sort((one, other) => exactness(other) - exactness(one));
  return best?.lengths ?? {};
}
