import type { AppliedDiscount, CartItem } from "./cart";

export interface ViewLine extends CartItem {
  /** Whether the service has yet to confirm it. */
  readonly isPending: boolean;
  /** Why its last change failed. */
  readonly error: string | null;
}

/** The cart as the shopper sees it: the service's last response with pending changes applied. */
export interface CartSnapshot {
  /** No lines means an empty cart only if "ready"; otherwise its content is unknown. */
  readonly status: "loading" | "ready" | "failed";
  readonly lines: readonly ViewLine[];
  /** Null during a change, because only the service computes totals. */
  readonly total: number | null;
  readonly saved: number | null;
  readonly discounts: readonly AppliedDiscount[];
  readonly checkoutUrl: string | null;
  readonly adding: ReadonlySet<string>;
  readonly removing: ReadonlySet<string>;
  /** Why the last changes failed, by variant. Before the cart is read, also of products that `lines` lacks. */
  readonly errors: ReadonlyMap<string, string>;
  /** Whether `adding` must wait for a new cart. */
  readonly isOpening: boolean;
  /** Variants that sold out while being added. */
  readonly soldOut: ReadonlySet<string>;
  /** A message about the last change, or why the content is uncertain. */
  readonly notice: string | null;
  /** Whether to offer "Try again". */
  readonly canRetry: boolean;
}

/** A cart that exists but has not been read. */
export const unknownCart: CartSnapshot = {
  status: "loading",
  lines: [],
  total: null,
  saved: null,
  discounts: [],
  checkoutUrl: null,
  adding: new Set(),
  removing: new Set(),
  errors: new Map(),
  isOpening: true,
  soldOut: new Set(),
  notice: null,
  canRetry: false,
};

/** The cart of a visitor who has none. */
export const noCart: CartSnapshot = { ...unknownCart, status: "ready" };
