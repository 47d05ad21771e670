import type { Outcome } from "../../../graphql/commerce-service/src/checkout/payment/pay.ts";

/** What an open cart shows. Money is in cents. Null when the cart is paid or gone. */
export type CartView = {
  readonly lines: readonly Line[];
  readonly total: number;
  readonly due: number;
  /** Why each discount code does not apply, in their order. */
  readonly refusals: readonly (string | undefined)[];
} | null;

/** A line by the place of its product. */
export interface Line {
  readonly product: number;
  readonly message: string;
  readonly quantity: number;
}

/** What the merchant knows. Money is in cents. */
export interface Books {
  /** Null where stock is not tracked. */
  readonly stock: readonly (number | null)[];
  readonly balances: readonly number[];
  /** Of each order: the amounts that cards and gift cards paid. */
  readonly orders: readonly { readonly card: number; readonly giftCards: number }[];
}

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly message?: string | undefined;
}

export interface Payment {
  readonly email: string;
  /** Null leaves the one on the form, which is the cart's. */
  readonly code: string | null;
  /** The place of a gift card whose code is typed in. */
  readonly giftCard: number | null;
  readonly card: "approved" | "declined";
}

/** Where the shopper stands after opening the checkout or trying to pay. */
export interface CheckoutView {
  readonly kind: Outcome["kind"] | "open";
  readonly due: number | null;
}

/** What happens in a shop, in the model and in the real one. Shoppers, products and gift cards are called by their places. */
export interface Shopping {
  startCart(shopper: number): CartView;
  add(shopper: number, line: Line): CartView;
  changeLine(shopper: number, place: number, change: LineChange): CartView;
  enterCodes(shopper: number, codes: readonly string[]): CartView;
  useGiftCard(shopper: number, giftCard: number): CartView;
  openCheckout(shopper: number): CheckoutView;
  /** Submits the form that the shopper opened last, whatever happened since. */
  pay(shopper: number, payment: Payment): CheckoutView;
  subscribe(email: string): void;
  wait(minutes: number): void;
  /** Sells in the merchant's other shop. Whether there was enough. */
  sell(product: number, quantity: number): boolean;
  restock(product: number, quantity: number): boolean;
  changePrice(product: number, price: number): void;
  publish(product: number, isPublished: boolean): void;
  issueGiftCard(value: number): void;
  books(): Books;
}

export type Action = Exclude<keyof Shopping, "books">;

export const shoppers = 3;

export interface Product {
  readonly price: number;
  readonly stock: number | null;
  readonly isGiftCard?: boolean;
  /** Sold when it is out of stock, too. */
  readonly isBackordered?: boolean;
}

/** What the shop starts with: one of one, a few with a price that is hard to divide, and all that has rules of its own. */
export const products: readonly Product[] = [
  { price: 4_999, stock: 1 },
  { price: 3_333, stock: 4 },
  { price: 1, stock: 3 },
  { price: 7_000, stock: 1, isBackordered: true },
  { price: 2_500, stock: null, isGiftCard: true },
];

export interface DiscountRule {
  readonly code: string | null;
  readonly percent: number;
  readonly minimumQuantity: number;
  readonly firstOrderOnly: boolean;
  readonly validHours: number | null;
}

/** The shop's two, and one that a better one may beat. */
export const discounts: readonly DiscountRule[] = [
  { code: null, percent: 15, minimumQuantity: 2, firstOrderOnly: false, validHours: null },
  { code: "WELCOME", percent: 25, minimumQuantity: 1, firstOrderOnly: true, validHours: 24 },
  { code: "TEN", percent: 10, minimumQuantity: 1, firstOrderOnly: false, validHours: null },
];

export const cartDays = 30;
