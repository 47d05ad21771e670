/** What a product page knows about a variant: enough to show it in the cart before the service responds. */
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
  /** False once another shopper bought it: the line then leaves the cart. */
  readonly isForSale: boolean;
}

export interface AppliedDiscount {
  /** "15% off 2 or more items" or the code. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
}

/** A discount code that the shopper entered. */
export interface EnteredCode {
  readonly code: string;
  readonly isApplied: boolean;
}

/** A cart in the service. Amounts are in cents; the service computed them. */
export interface Cart {
  readonly id: string;
  readonly checkoutUrl: string;
  /** The buyer's address, if the service knows it. */
  readonly email: string | null;
  readonly lines: readonly CartLine[];
  readonly total: number;
  /** Retail prices minus the total; null if that is zero or less. */
  readonly saved: number | null;
  readonly discounts: readonly AppliedDiscount[];
  readonly codes: readonly EnteredCode[];
}
