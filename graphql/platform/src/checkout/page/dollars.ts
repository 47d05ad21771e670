import { money } from "../../money.ts";

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as a shopper reads them: "$1,234.50". */
export function dollars(cents: number): string {
  return format.format(money(cents).amount as `${number}`);
}
