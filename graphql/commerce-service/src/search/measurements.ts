import {
  centimetersPerInch,
  comparedLengths,
  type GarmentLengths,
  lengthNames,
} from "@circlet/service-kit/garment-lengths";
import * as v from "valibot";

/** Sizes of a product whose measurements are compared. */
const mostSizes = 30;

/** A garment's lengths in inches by name ("Chest, across"), for each of its sizes. */
export type Measurements = readonly Readonly<Record<string, number>>[];

const stored = v.object({
  unit: v.picklist(["in", "cm"]),
  variants: v.array(
    v.object({
      color: v.optional(v.string()),
      size: v.optional(v.string()),
      values: v.record(v.string(), v.pipe(v.number(), v.finite())),
    }),
  ),
});

const parsed = v.pipe(v.string(), v.parseJson(), stored);

/** Reads the metafield `product_information.measurements`. Empty if it is missing or malformed. */
export function measurementsOf(json: string | null): Measurements {
  const { success, output } = v.safeParse(parsed, json);
  if (!success) return [];
  const toInches = output.unit === "cm" ? 1 / centimetersPerInch : 1;
  return output.variants
    .slice(0, mostSizes)
    .map(({ values }) =>
      Object.fromEntries(Object.entries(values).map(([name, length]) => [name, length * toInches])),
    );
}

/** From 1 for equal measurements of any two sizes to 0 for three inches apart, or nothing to compare. */
export function nearnessOf(own: Measurements, other: Measurements): number {
  return Math.max(0, ...own.flatMap((a) => other.map((b) => nearness(a, b))));
}

const farInches = 3;

function nearness(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): number {
  const names = Object.keys(a).filter((name) => b[name] !== undefined);
  if (names.length === 0) return 0;
  const apart = names.reduce((sum, name) => sum + Math.abs((a[name] ?? 0) - (b[name] ?? 0)), 0);
  return Math.max(0, 1 - apart / names.length / farInches);
}

/** What was measured on the variants with a color and a size. Where one is missing, on all of them. */
interface MeasuredVariants {
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly lengths: GarmentLengths;
}

/** Entries of a product that are read: one for each variant that it can have. */
const mostEntries = 250;

/** The lengths that garments are compared by. Empty if the metafield is malformed. */
export function comparedVariants(json: string): readonly MeasuredVariants[] {
  const { success, output } = v.safeParse(parsed, json);
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

/** Numbers of a packed variant. */
export const measuredLengths = lengthNames.length;

/** Hundredths of an inch; 0 if unknown. */
export function hundredths(inches: number | undefined): number {
  return inches === undefined || inches > 1000 ? 0 : Math.round(inches * 100);
}

/** Lengths in the order of `lengthNames`, in hundredths of an inch. Null if there are none. */
export function packedLengths(lengths: GarmentLengths): readonly number[] | null {
  const packed = lengthNames.map((name) => hundredths(lengths[name]));
  return packed.some((length) => length > 0) ? packed : null;
}

/** The entry of a variant: of its color and size, else of its size, of its color, or of all. */
export function entryOf(
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
