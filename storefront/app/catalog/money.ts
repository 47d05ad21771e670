import { toCents } from "@circlet/design-system";

/** The service sends decimal strings ("74.5"). The shop uses whole cents, which have no rounding errors. */
export function parseCents(amount: string): number {
  const cents = toCents(amount);
  if (cents === null) throw new RangeError("An empty text is not an amount");
  return cents;
}

/** In cents, the metafield if it is an amount, else a "compare at" price above the price, else null. */
export function retailCents(
  field: string | undefined,
  compareAt: string | undefined,
  price: string,
): number | null {
  if (field !== undefined && /^\d+(?:\.\d+)?$/.test(field.trim())) return parseCents(field);
  const cents = compareAt === undefined ? 0 : parseCents(compareAt);
  return cents > parseCents(price) ? cents : null;
}
