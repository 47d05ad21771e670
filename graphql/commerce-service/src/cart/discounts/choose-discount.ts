import { allocate } from "./allocate.ts";
import { amountOff, refusalOf, type Buyer, type Discount, type Refusal } from "./discount.ts";

/** A line's quantity and total price in cents, which is all that discounts depend on. */
export interface DiscountableLine {
  readonly quantity: number;
  readonly amount: number;
}

export interface RefusedCode {
  readonly code: string;
  readonly refusal: Refusal;
  /** How long a code that has expired was valid. */
  readonly validHours?: number | null;
}

export type EnteredCode = RefusedCode | { readonly code: string; readonly refusal?: undefined };

export interface DiscountChoice {
  readonly discount?: Discount;
  /** Cents off each line, in the order of the lines. */
  readonly allocations: readonly number[];
  readonly codes: readonly EnteredCode[];
}

/**
 * Finds the discount that applies to a cart. Discounts do not combine: the largest wins, and a discount code wins over
 * an automatic discount of the same size, because the shopper asked for it.
 */
export function chooseDiscount(
  lines: readonly DiscountableLine[],
  codes: readonly string[],
  discounts: readonly Discount[],
  buyer: Buyer,
  now: Date,
): DiscountChoice {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const entered = codes.map((code) => ({ code, discount: discountOf(code, discounts) }));
  const usable = [...entered.map(({ discount }) => discount), ...discounts.filter(({ code }) => code == null)]
    .filter((discount) => discount !== undefined)
    .filter((discount) => refusalOf(discount, quantity, buyer, now) === undefined);

  const best = usable.reduce<Discount | undefined>(
    (best, next) => (!best || amountOff(next, subtotal) > amountOff(best, subtotal) ? next : best),
    undefined,
  );
  const off = best ? amountOff(best, subtotal) : 0;
  return {
    ...(best && { discount: best }),
    allocations: allocate(
      off,
      lines.map(({ amount }) => amount),
    ),
    codes: entered.map(({ code, discount }) => {
      if (!discount) return { code, refusal: "unknown" };
      if (discount === best) return { code };
      const refusal = refusalOf(discount, quantity, buyer, now) ?? "another-is-better";
      return { code, refusal, ...(refusal === "expired" && { validHours: discount.validHours }) };
    }),
  };
}

function discountOf(code: string, discounts: readonly Discount[]): Discount | undefined {
  return discounts.find((discount) => discount.code === code.trim().toUpperCase());
}
