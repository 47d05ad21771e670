import { centimetersPerInch, type GarmentLengths, lengthNames } from "@circlet/service-kit/garment-lengths";
import * as messages from "~/messages/en/garments";
import { formatLength } from "./format-length";
import type { Garment } from "./garment";

/** As one reads a tape: parts of an inch, and centimeters. */
const precision = { in: 0.25, cm: 0.5 } as const;

/** More would be hard to read. */
const mostDifferences = 3;

/**
 * How a piece's lengths differ from a garment's, in the garment's unit: "1.5 in wider in the chest than yours, 1 in
 * shorter". Of many differences, the largest. Null if they have no length in common.
 */
export function comparison({ unit, lengths: own }: Garment, inches: GarmentLengths): string | null {
  const perInch = unit === "cm" ? centimetersPerInch : 1;
  const common = lengthNames.flatMap((name) => {
    const mine = own[name];
    const its = inches[name];
    if (mine === undefined || its === undefined) return [];
    const difference = Math.round((its * perInch - mine) / precision[unit]) * precision[unit];
    return [{ name, difference, size: Math.abs(difference) }];
  });
  if (common.length === 0) return null;
  const different = common.filter(({ size }) => size > 0);
  const largest = new Set([...different].sort((a, b) => b.size - a.size).slice(0, mostDifferences));
  const parts = different
    .filter((each) => largest.has(each))
    .map(({ name, difference, size }) => {
      const { more, less } = messages.differences[name];
      return (difference > 0 ? more : less)(formatLength(size, unit));
    });
  return parts.length > 0 ? messages.thanYours(parts) : messages.sameAsYours;
}
