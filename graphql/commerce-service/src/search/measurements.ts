import { centimetersPerInch } from "@circlet/service-kit/garment-lengths";
import { measurementsSchema } from "@circlet/service-kit/measured-variants";
import * as v from "valibot";

/** Sizes of a product whose measurements are compared. */
const mostSizes = 30;

/** A garment's lengths in inches by name ("Chest, across"), for each of its sizes. */
export type Measurements = readonly Readonly<Record<string, number>>[];

/** Reads the metafield `product_information.measurements`. Empty if it is missing or malformed. */
export function measurementsOf(json: string | null): Measurements {
  const { success, output } = v.safeParse(measurementsSchema, json);
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
