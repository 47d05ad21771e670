import type { ProductFitFragment } from "@circlet/graphql/generated";
import * as v from "valibot";
import { centimetersPerInch } from "@circlet/service-kit/garment-lengths";
import * as messages from "~/messages/en/product";
import { inBothUnits, type LengthUnit, ofGarments } from "./length";

/** What was measured on a garment, in both units and as a number of inches: `["Sleeve", "23.5 in", "59.5 cm", 23.5]`. */
export type Measurement = readonly [name: string, inches: string, centimeters: string, length: number];

/** The measurements of the variants with a color and a size. Where one is missing, they are those of all. */
interface Measured {
  readonly color?: string | undefined;
  readonly size?: string | undefined;
  readonly values: readonly Measurement[];
}

export type Measurements = readonly Measured[];

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const number = v.pipe(v.number(), v.gtValue(0), v.maxValue(1000));

/** Limits keep a page small, whatever the field contains. */
const measurements = v.pipe(
  v.string(),
  v.maxLength(50_000),
  v.parseJson(),
  v.object({
    unit: v.optional(v.picklist(["in", "cm"]), "in"),
    variants: v.pipe(
      v.array(
        v.object({
          color: v.optional(v.string()),
          size: v.optional(v.string()),
          values: v.pipe(v.record(name, number), v.maxEntries(12)),
        }),
      ),
      v.maxLength(250),
    ),
  }),
);

/** The product's measurements; empty if it has none or they do not parse. */
export function readMeasurements(product: Pick<ProductFitFragment, "measurements">): Measurements {
  const parsed = v.safeParse(measurements, product.measurements?.value);
  if (!parsed.success) return [];
  const { unit, variants } = parsed.output;
  return variants.map(({ values, ...options }) => ({
    ...options,
    values: Object.entries(values).map(([label, length]) => measurement(label, length, unit)),
  }));
}

function measurement(label: string, length: number, unit: LengthUnit): Measurement {
  const [inches, centimeters] = inBothUnits(length, unit, ofGarments);
  const inInches = unit === "cm" ? Math.round((length / centimetersPerInch) * 100) / 100 : length;
  return [label, messages.inches(inches), messages.centimeters(centimeters), inInches];
}

/** The measurements that fit a variant: those of its color and size, else of its size, of its color, or of all. */
export function measurementsOf(
  all: Measurements,
  variant: { readonly color: string | null; readonly size: string | null },
): readonly Measurement[] {
  const fits = ({ color, size }: Measured) =>
    (color === undefined || color === variant.color) && (size === undefined || size === variant.size);
  const exactness = ({ color, size }: Measured) =>
    (size === undefined ? 0 : 2) + (color === undefined ? 0 : 1);
  return all.filter(fits).sort((one, other) => exactness(other) - exactness(one))[0]?.values ?? [];
}
