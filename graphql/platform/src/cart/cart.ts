import type { DiscountChoice } from "../discount/choose-discount.ts";

/** A free key and value that a shop keeps with a cart or a line (a gift message, say). */
export interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** A line with its merchandise's price of this moment: a cart follows the catalogue until it is paid. Money in cents. */
export interface CartLine {
  readonly id: number;
  readonly token: string;
  readonly variantId: number;
  readonly productId: number;
  /** 0 when its last piece was sold to somebody else. */
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
  readonly unitPrice: number;
  readonly compareAtPrice: number | null;
  /** Pieces in stock; Infinity when stock is not counted. */
  readonly available: number;
}

export interface Cart {
  readonly id: number;
  readonly token: string;
  readonly checkoutToken: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly countryCode: string | null;
  readonly note: string | null;
  readonly attributes: readonly Attribute[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly completedAt: string | null;
  /** The newest first, as the hosted platform lists them. */
  readonly lines: readonly CartLine[];
  readonly discount: DiscountChoice;
  readonly cost: CartCost;
}

/** In cents. There is no tax and no shipping: the price shown is the price paid. */
export interface CartCost {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
}

/** What a line costs before the cart's discount, in cents. */
export function lineAmount(line: Pick<CartLine, "unitPrice" | "quantity">): number {
  return line.unitPrice * line.quantity;
}
