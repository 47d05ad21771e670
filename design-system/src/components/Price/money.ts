import { localeFormats, type Region } from "../../locale.ts";

/** A decimal amount and its currency, as in Shopify's MoneyV2. */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

/** An amount with its currency or, in the region's, a decimal string ("74.00") or whole cents. Null if unknown. */
export type Amount = Money | string | number | null | undefined;

const decimal = /^(-?)(\d+)(?:\.(\d*))?$/;

/**
 * An amount in whole cents, rounded; null if empty. Cents are hundredths of any currency, but thousandths of those with
 * three decimals, such as Kuwaiti dinars. @throws {RangeError} for anything else, such as "74,50".
 */
export function toCents(amount: Amount, region?: Region): number | null {
  if (typeof amount === "number") {
    if (Number.isSafeInteger(amount)) return amount;
    throw invalidAmount(amount);
  }
  const text = decimals(amount);
  if (!text) return null;
  const [, sign = "", units, fraction = ""] = decimal.exec(text) ?? [];
  if (!units) throw invalidAmount(text);
  // One more digit, to round.
  const length = formatsFor(amount, region).digits + 1;
  const cents = Math.round(Number(units + fraction.padEnd(length, "0").slice(0, length)) / 10);
  return sign ? -cents : cents;
}

const invalidAmount = (amount: string | number): RangeError =>
  new RangeError(`${amount} is not an amount: pass "74.50" or whole cents`);

const decimals = (amount: Money | string | null | undefined): string =>
  (
    (amount as Partial<Money> | null | undefined)?.amount ??
    (amount as string | null | undefined) ??
    ""
  ).trim();

/** Writes "$74.00", or zero if empty. The region defaults to `setLocale`'s. @throws {RangeError} for "74,50". */
export function formatPrice(amount: Amount, region?: Region): string {
  return formatsFor(amount, region).price().format(toDecimal(amount, region));
}

/** Like `formatPrice`, but without ".00": "$50". */
export function formatRoundPrice(amount: Amount, region?: Region): string {
  const text = toDecimal(amount, region);
  const { wholePrice, price } = formatsFor(amount, region);
  return (/\.0+$/.test(text) ? wholePrice : price)().format(text);
}

const formatsFor = (amount: Amount, region?: Region) =>
  localeFormats(region, (amount as Partial<Money> | null | undefined)?.currencyCode);

/** 7400 cents are "74.00", from which `Intl` makes a text without rounding errors. */
export function toDecimal(amount: Amount, region?: Region): Intl.StringNumericLiteral {
  const cents = toCents(amount, region) ?? 0;
  const { digits } = formatsFor(amount, region);
  const text = String(Math.abs(cents)).padStart(digits + 1, "0");
  return `${cents < 0 ? "-" : ""}${text.slice(0, -digits)}.${text.slice(-digits)}` as Intl.StringNumericLiteral;
}

/** The discount in percent, 100 × (1 − current / retail), rounded; 0 if there is none. */
export function percentOff(current: Amount, retail: Amount): number {
  const [now, before] = [toCents(current), toCents(retail)];
  if (now === null || before === null || before <= 0 || now >= before) return 0;
  return Math.round((100 * (before - now)) / before);
}
