export interface Money {
  /** A decimal number in the hosted platform's format: "33.0", "33.5", "33.15". */
  readonly amount: string;
  readonly currencyCode: "USD";
}

/** Converts cents to the schema's money by moving digits, never by computing fractions. */
export function money(cents: number): Money {
  return { amount: decimal(cents).replace(/(?<=\.\d)0$/, ""), currencyCode: "USD" };
}

/** "1234.50", as files write it. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const amounts = /^(\d{1,12})(?:\.(\d{1,2})(\d?)\d*)?$/;

/** "1234.5" in cents, rounded; null for what is not an amount. */
export function centsOf(amount: string): number | null {
  const [, units, hundredths = "", next = ""] = amounts.exec(amount) ?? [];
  return units === undefined ? null : Number(units + hundredths.padEnd(2, "0")) + (next >= "5" ? 1 : 0);
}

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats cents for shoppers: "$1,234.50". */
export function dollars(cents: number): string {
  return format.format(money(cents).amount as `${number}`);
}
