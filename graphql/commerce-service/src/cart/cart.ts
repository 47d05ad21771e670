import { randomBytes } from "node:crypto";
import type { AppliedGiftCard } from "./applied-gift-cards.ts";
import type { SelectableAddress } from "./delivery/address.ts";
import type { DiscountChoice } from "./discounts/choose-discount.ts";

/** A custom key and value stored with a cart or a line, for example a gift message. */
export interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** A line at its variant's current price: prices follow the catalog until the cart is paid. Money is in cents. */
export interface CartLine {
  readonly id: number;
  readonly token: string;
  readonly variantId: number;
  readonly productId: number;
  /** 0 after someone else bought the last one. */
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
  readonly unitPrice: number;
  readonly compareAtPrice: number | null;
  /** Units in stock. Infinity when stock is not tracked. */
  readonly available: number;
  readonly isGiftCard: boolean;
}

export interface Cart {
  readonly __typename: "Cart";
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
  readonly deliveryAddresses: readonly SelectableAddress[];
  /** Newest first, as on the hosted platform. */
  readonly lines: readonly CartLine[];
  readonly discount: DiscountChoice;
  readonly cost: CartCost;
  /** In the order in which they pay. */
  readonly giftCards: readonly AppliedGiftCard[];
}

/** In cents. There is no tax and no shipping: the displayed price is final. */
export interface CartCost {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
}

/** What gift cards leave to pay, in cents. */
export function amountDue({ cost, giftCards }: Pick<Cart, "cost" | "giftCards">): number {
  return giftCards.reduce((left, { amountUsed }) => left - amountUsed, cost.total);
}

/** A line's price before the cart's discount, in cents. */
export function lineAmount(line: Pick<CartLine, "unitPrice" | "quantity">): number {
  return line.unitPrice * line.quantity;
}

/** 160 random bits as 27 URL-safe characters: impossible to guess. */
export function newToken(): string {
  return randomBytes(20).toString("base64url");
}
