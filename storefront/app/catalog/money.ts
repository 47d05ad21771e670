/** The service sends decimal strings ("74.5"). The shop uses whole cents, which have no rounding errors. */

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Converts a decimal string to cents, rounding half up. Throws a RangeError for anything else. */
export function parseCents(amount: string): number {
  const match = decimal.exec(amount.trim());
  if (!match) throw new RangeError(`"${amount}" is not an amount of money`);
  const [, sign, whole = "", fraction = ""] = match;
  const padded = fraction.padEnd(3, "0");
  const cents = Number(whole + padded.slice(0, 2)) + (Number(padded[2]) >= 5 ? 1 : 0);
  return sign ? -cents : cents;
}

/** 7400 cents become "74.00", for structured data and feeds. */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** In cents, the metafield if it is an amount, else a "compare at" price above the price, else null. */
export function retailCents(
  field: string | undefined,
  compareAt: string | undefined,
  price: string,
): number | null {
  if (field !== undefined && decimal.test(field.trim())) return parseCents(field);
  const cents = compareAt === undefined ? 0 : parseCents(compareAt);
  return cents > parseCents(price) ? cents : null;
}
