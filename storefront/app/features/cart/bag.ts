/** What a product page knows of a variant, enough to show it in the bag before the service has answered. */
export interface BagItem {
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
  /** The picture's address without a width. */
  readonly image: string | null;
  readonly imageAlt: string;
}

export interface BagLine extends BagItem {
  readonly id: string;
  readonly quantity: number;
  /** False once it was sold to somebody else: the line leaves the bag by itself (specification A4). */
  readonly isForSale: boolean;
}

export interface BagDiscount {
  /** "15% off 2 or more items" or the code. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
}

/** A cart as the service has it. Amounts are in cents; the service computed them. */
export interface Bag {
  readonly id: string;
  readonly checkoutUrl: string;
  /** The buyer's address, where the service knows it. */
  readonly email: string | null;
  readonly lines: readonly BagLine[];
  readonly total: number;
  /** Retail prices less total (CART-7); null when that is nothing. */
  readonly saved: number | null;
  readonly discounts: readonly BagDiscount[];
}
