/** A stored discount. Without a discount code it is automatic. */
export interface Discount {
  readonly id: number;
  /** In upper case. Codes are compared case-insensitively. */
  readonly code: string | null;
  readonly title: string;
  readonly percent: number;
  readonly minimumQuantity: number;
  readonly firstOrderOnly: boolean;
  /**
   * How many hours the discount code is valid after it was sent to the buyer's email address. It never expires for a
   * buyer who was not sent it.
   */
  readonly validHours: number | null;
}

export interface Buyer {
  readonly hasEarlierOrder: boolean;
  /** When each discount was sent to this buyer's email address, by discount id. */
  readonly issuedAt: ReadonlyMap<number, Date>;
}

/** Why a discount code that the shopper entered does not apply. */
export type Refusal = "unknown" | "expired" | "not-first-order" | "too-few-items" | "another-is-better";

const hour = 3_600_000;

/** Why `discount` cannot be used now, or undefined when it can. */
export function refusalOf(
  discount: Discount,
  quantity: number,
  buyer: Buyer,
  now: Date,
): Refusal | undefined {
  if (discount.validHours != null) {
    const issued = buyer.issuedAt.get(discount.id);
    if (issued && now.getTime() >= issued.getTime() + discount.validHours * hour) return "expired";
  }
  if (discount.firstOrderOnly && buyer.hasEarlierOrder) return "not-first-order";
  if (quantity < discount.minimumQuantity) return "too-few-items";
  return undefined;
}

/** The amount in cents that `discount` takes off `subtotal`. Half a cent is rounded in the shopper's favor. */
export function amountOff(discount: Discount, subtotal: number): number {
  return Math.round((subtotal * discount.percent) / 100);
}
