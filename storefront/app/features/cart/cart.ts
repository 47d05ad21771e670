/** A variant as the product page knows it, so that the cart can show it before the service responds. */
export interface CartItem {
  readonly variantId: string;
  readonly href: string;
  readonly title: string;
  readonly brand: string;
  readonly brandHref: string;
  /** "Plum / M". */
  readonly options: string;
  /** Cents. */
  readonly price: number;
  readonly retailPrice: number | null;
  /** The image's address without a width. */
  readonly image: string | null;
  readonly imageAlt: string;
}

export interface CartLine extends CartItem {
  readonly id: string;
  readonly quantity: number;
  /** False if another shopper bought it. The line is then removed. */
  readonly isForSale: boolean;
}

export interface AppliedDiscount {
  /** "15% off 2 or more items", or the discount code. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
}

/** A discount code entered by the shopper. */
export interface EnteredCode {
  readonly code: string;
  readonly isApplied: boolean;
}

/** A cart in the service, with the amounts that the service computed. All are in cents. */
export interface Cart {
  readonly id: string;
  readonly checkoutUrl: string;
  /** The buyer's email address, if the service knows it. */
  readonly email: string | null;
  readonly lines: readonly CartLine[];
  readonly total: number;
  /** What the shopper saves compared with retail prices; null if nothing. */
  readonly saved: number | null;
  readonly discounts: readonly AppliedDiscount[];
  readonly codes: readonly EnteredCode[];
}
