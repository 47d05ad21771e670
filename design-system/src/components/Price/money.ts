import { localeFormats } from "../../locale.ts";

/** Whole cents, or decimal dollars as the commerce service sends them ("74.0", "120.00"); empty when unknown. */
export type Amount = number | string | null | undefined;

const decimal = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/;

/** Whole cents, computed without floats; null without a valid amount. Fractions of a cent are rounded. */
export function toCents(amount: Amount): number | null {
  if (amount === null || amount === undefined) return null;
  if (typeof amount === "number") return Number.isFinite(amount) ? Math.round(amount) : null;
  const [, sign, dollars, fraction = ""] = decimal.exec(amount) ?? [];
  if (dollars === undefined) return null;
  const cents = Number(dollars) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2));
  const rounded = cents + (Number(fraction[2] ?? "0") >= 5 ? 1 : 0);
  return sign === "-" ? -rounded : rounded;
}

/** With the locale's currency and two decimals, "$0.00" when empty. */
export function formatPrice(amount: Amount): string {
  return localeFormats().price.format(decimalOf(amount));
}

/** The same without ".00": "$50". */
export function formatRoundPrice(amount: Amount): string {
  return localeFormats().roundPrice.format(decimalOf(amount));
}

/** Intl formats a decimal text exactly. */
function decimalOf(amount: Amount): Intl.StringNumericLiteral {
  const cents = toCents(amount) ?? 0;
  const digits = Math.abs(cents).toString().padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}

/** 100 × (1 − current / retail), rounded; 0 without a discount. */
export function percentOff(current: Amount, retail: Amount): number {
  const [now, before] = [toCents(current), toCents(retail)];
  if (now === null || before === null || before <= 0 || now >= before) return 0;
  return Math.round((100 * (before - now)) / before);
}
