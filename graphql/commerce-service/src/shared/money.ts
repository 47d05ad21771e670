export interface Money {
  /** A decimal number in the hosted platform's format: "33.0", "33.5", "33.15". */
  readonly amount: string;
  readonly currencyCode: "USD";
}

/** Converts cents to the schema's money by moving digits, never by computing fractions. */
export function money(cents: number): Money {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const fraction = digits.slice(-2).replace(/(?<=.)0$/, "");
  const sign = cents < 0 ? "-" : "";
  return { amount: `${sign}${digits.slice(0, -2)}.${fraction}`, currencyCode: "USD" };
}

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats cents for shoppers: "$1,234.50". */
export function dollars(cents: number): string {
  return format.format(money(cents).amount as `${number}`);
}
