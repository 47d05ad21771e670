/**
 * Money comes and goes as the service's decimal strings ("74.5"); in between it is a whole number of cents,
 * so that nothing is ever lost in a floating point.
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

/** "$1,234.50" of a decimal string; "$0.00" when there is none (specification A9). */
export function formatMoney(amount: string | null | undefined): string {
  return formatCents(amount ? toCents(amount) : 0);
}

export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${dollars}.${digits.slice(-2)}`;
}

/** The percent a price lies below retail, rounded (specification A5); 0 when it does not. */
export function percentBelow(priceCents: number, retailCents: number): number {
  if (retailCents <= priceCents) return 0;
  return Math.round(((retailCents - priceCents) * 100) / retailCents);
}
