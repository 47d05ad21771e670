import { market } from "~/shop/market";

export type LengthUnit = "in" | "cm";

/** One length, or the first and the last of a range. */
export type Length = number | readonly [from: number, to: number];

/** To which parts of an inch and of a centimeter the unit that was not measured in is rounded. */
interface Precision {
  readonly inches: number;
  readonly centimeters: number;
}

/** As one reads a tape. */
export const ofGarments: Precision = { inches: 0.25, centimeters: 0.5 };
export const ofBodies: Precision = { inches: 0.5, centimeters: 1 };

const centimetersPerInch = 2.54;

/** By locale. Making a format takes far longer than using it, and a product may have thousands of lengths. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format;
}

/** A length in inches and in centimeters, in the market's notation: "18.5", "47". */
export function inBothUnits(
  length: Length,
  unit: LengthUnit,
  precision: Precision,
): readonly [inches: string, centimeters: string] {
  const numbers = numberFormat(market().locale);
  const text = (convert: (value: number) => number) =>
    (typeof length === "number" ? [length] : length).map((value) => numbers.format(convert(value))).join("–");
  const asMeasured = (value: number) => value;
  return unit === "in"
    ? [text(asMeasured), text((value) => rounded(value * centimetersPerInch, precision.centimeters))]
    : [text((value) => rounded(value / centimetersPerInch, precision.inches)), text(asMeasured)];
}

function rounded(value: number, to: number): number {
  return Math.round(value / to) * to;
}
