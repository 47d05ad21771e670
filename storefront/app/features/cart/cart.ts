import type { CartDiscount, CartLineItem } from "@circlet/design-system";

/** A variant, as the design system shows it in a cart. The product page knows it before the service responds. */
export interface CartItem extends CartLineItem {
  /** The variant's global id. A line keeps it, and with it its place and focus, when the service assigns `lineId`. */
  id: string;
  /** Cents. */
  price: number;
}

export interface CartLine extends CartItem {
  readonly lineId: string;
  readonly quantity: number;
}

export interface DiscountCode {
  readonly code: string;
  readonly isApplied: boolean;
}

/** A cart in the service, with the amounts that the service computed. All are in cents. */
export interface Cart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly lines: readonly CartLine[];
  readonly total: number;
  /** What the shopper saves compared with retail prices; null if nothing. */
  readonly saved: number | null;
  readonly discounts: readonly CartDiscount[];
  readonly discountCodes: readonly DiscountCode[];
}
