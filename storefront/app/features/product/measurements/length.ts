import { market } from "~/market";
import * as messages from "~/messages/en/product";

export type LengthUnit = "in" | "cm";

/** One length, or the first and the last of a range. */
export type Length = number | readonly [from: number, to: number];

const centimetersPerInch = 2.54;

/** A length in inches and in centimeters, in the market's notation: "18.5 in", "47 cm". */
export function formatLength(
  length: Length,
  unit: LengthUnit,
): readonly [inches: string, centimeters: string] {
  const both = (typeof length === "number" ? [length] : length).map((value) => inBothUnits(value, unit));
  const numbers = new Intl.NumberFormat(market().locale, { maximumFractionDigits: 2 });
  const text = (values: readonly number[]) => values.map((value) => numbers.format(value)).join("–");
  return [
    messages.inches(text(both.map(({ inches }) => inches))),
    messages.centimeters(text(both.map(({ centimeters }) => centimeters))),
  ];
}

/** The unit that was measured in stays as it is. The other is rounded as a tape is read: quarter inches, half centimeters. */
function inBothUnits(value: number, unit: LengthUnit) {
  return unit === "in"
    ? { inches: value, centimeters: Math.round(value * centimetersPerInch * 2) / 2 }
    : { inches: Math.round((value / centimetersPerInch) * 4) / 4, centimeters: value };
}
