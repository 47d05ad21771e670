/**
 * Money comes from the service as decimal strings ("74.5"). Here it is a whole number of cents, so that nothing is
 * lost in a floating point; the design system's Price makes it readable.
 */

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Cents of a decimal string. Digits beyond the second decimal are rounded half up. Throws a RangeError on anything else. */
export function toCents(amount: string): number {
  const match = decimal.exec(amount.trim());
  if (!match) throw new RangeError(`"${amount}" is not an amount of money`);
  const [, sign, whole = "", fraction = ""] = match;
  const padded = fraction.padEnd(3, "0");
  const cents = Number(whole + padded.slice(0, 2)) + (Number(padded[2]) >= 5 ? 1 : 0);
  return sign ? -cents : cents;
}

/** "74.00" for 7400 cents, as machines want it. */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
