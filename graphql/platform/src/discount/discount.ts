/** A discount as it stands in the database. It is automatic when it has no code. */
export interface Discount {
  readonly id: number;
  /** In capitals; codes are compared without regard to case. */
  readonly code: string | null;
  readonly title: string;
  readonly percent: number;
  readonly minimumQuantity: number;
  readonly firstOrderOnly: boolean;
  /** Hours from its issue to an email address or, without one, from the cart's creation. */
  readonly validHours: number | null;
}

/** What the rules need to know of the buyer and the cart. */
export interface Buyer {
  readonly cartCreatedAt: Date;
  readonly hasEarlierOrder: boolean;
  /** When each discount was issued to this buyer's email address, by discount id. */
  readonly issuedAt: ReadonlyMap<number, Date>;
}

/** Why a code the shopper entered takes nothing off. */
export type Refusal = "unknown" | "expired" | "not-first-order" | "too-few-items" | "another-is-better";

const hour = 3_600_000;

/** Why `discount` may not be used now, or undefined when it may. */
export function refusalOf(
  discount: Discount,
  quantity: number,
  buyer: Buyer,
  now: Date,
): Refusal | undefined {
  if (discount.validHours != null) {
    const issued = buyer.issuedAt.get(discount.id) ?? buyer.cartCreatedAt;
    if (now.getTime() >= issued.getTime() + discount.validHours * hour) return "expired";
  }
  if (discount.firstOrderOnly && buyer.hasEarlierOrder) return "not-first-order";
  if (quantity < discount.minimumQuantity) return "too-few-items";
  return undefined;
}

/** What `discount` takes off `subtotal`, both in cents; half a cent is rounded in the shopper's favor. */
export function amountOff(discount: Discount, subtotal: number): number {
  return Math.round((subtotal * discount.percent) / 100);
}
