import { localeFormats, type Region } from "../../locale.ts";

/** A decimal amount and its currency, as in Shopify's MoneyV2. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

/** An amount with its currency or, in the region's, a decimal string ("74.00") or whole cents. Null if unknown. */
export type Amount = Money | string | number | null | undefined;

const decimal = /^(-?)(\d+)(?:\.(\d*))?$/;

/** An amount in whole cents, rounded; null if empty. @throws {RangeError} for anything else, such as "74,50". */
export function toCents(amount: Amount): number | null {
  if (typeof amount === "number") {
    if (Number.isSafeInteger(amount)) return amount;
    throw invalidAmount(amount);
  }
  const text = decimals(amount);
  if (text === "") return null;
  const [, sign, units, fraction = ""] = decimal.exec(text) ?? [];
  if (units === undefined) throw invalidAmount(text);
  const cents = Number(units) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2));
  const rounded = cents + (Number(fraction[2] ?? "0") >= 5 ? 1 : 0);
  return sign === "-" ? -rounded : rounded;
}

const invalidAmount = (amount: string | number): RangeError =>
  new RangeError(`${amount} is not an amount: pass "74.50" or whole cents`);

const decimals = (amount: Money | string | null | undefined): string =>
  (typeof amount === "object" ? (amount?.amount ?? "") : (amount ?? "")).trim();

/** Writes "$74.00", or zero if empty. The region defaults to `setLocale`'s. @throws {RangeError} for "74,50". */
export function formatPrice(amount: Amount, region?: Region): string {
  return formatsFor(amount, region).price().format(decimalOf(amount));
}

/** Like `formatPrice`, but without ".00": "$50". */
export function formatRoundPrice(amount: Amount, region?: Region): string {
  return formatsFor(amount, region).roundPrice().format(decimalOf(amount));
}

const formatsFor = (amount: Amount, region?: Region) =>
  localeFormats(region, amount !== null && typeof amount === "object" ? amount.currencyCode : undefined);

/** An amount as a decimal string, which Intl formats without rounding errors. */
function decimalOf(amount: Amount): Intl.StringNumericLiteral {
  const cents = toCents(amount) ?? 0;
  const digits = Math.abs(cents).toString().padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

/** The discount in percent, 100 × (1 − current / retail), rounded; 0 if there is none. */
export function percentOff(current: Amount, retail: Amount): number {
  const [now, before] = [toCents(current), toCents(retail)];
  if (now === null || before === null || before <= 0 || now >= before) return 0;
  return Math.round((100 * (before - now)) / before);
}
