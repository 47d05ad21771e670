/** `MoneyV2` of the schema. */
export interface Money {
  /** A decimal number as the hosted platform writes it: "33.0", "33.5", "33.15". */
  readonly amount: string;
  readonly currencyCode: "USD";
}

/** Cents as the schema's money. No fraction is ever computed: the digits are put in place. */
export function money(cents: number): Money {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const fraction = digits.slice(-2).replace(/(?<=.)0$/, "");
  const sign = cents < 0 ? "-" : "";
  return { amount: `${sign}${digits.slice(0, -2)}.${fraction}`, currencyCode: "USD" };
}
