import type { Cart, AppliedDiscount, CartItem, CartLine } from "./cart";
import type { CartChange } from "./cart-rules";

/** An unconfirmed change, with the product to show meanwhile. */
export interface PendingChange extends CartChange {
  readonly item: CartItem | undefined;
}

/** The browser's knowledge of the cart. */
export interface CartState {
  /** Undefined until it is read; null if there is no cart. */
  readonly cart: Cart | null | undefined;
  readonly pending: readonly PendingChange[];
  /** Why the cart's content is uncertain: it could not be read, or nobody knows whether a change was made. */
  readonly failure: string | null;
  readonly notice: string | null;
  /** Whether there is something to add that could not be added. */
  readonly canRetry: boolean;
  /** By variant. */
  readonly errors: ReadonlyMap<string, string>;
  readonly soldOut: ReadonlySet<string>;
}

export interface ViewLine extends CartItem {
  /** The service has not confirmed it yet. */
  readonly isPending: boolean;
  /** Why its last change failed. */
  readonly error: string | null;
}

/** The cart as the shopper sees it: the service's last response plus pending changes. */
export interface CartSnapshot {
  /** Only a cart that is "ready" and has no lines is empty: "failed" and "loading" mean that nobody knows. */
  readonly status: "loading" | "ready" | "failed";
  readonly lines: readonly ViewLine[];
  /** A change is under way. */
  readonly isUpdating: boolean;
  /** Null during a change: only the service computes totals. */
  readonly total: number | null;
  readonly saved: number | null;
  readonly discounts: readonly AppliedDiscount[];
  readonly checkoutUrl: string | null;
  /** Variants being added right now. */
  readonly adding: ReadonlySet<string>;
  /** Whether `adding` waits for the cart itself, which is being created or whose code is loading. */
  readonly isOpening: boolean;
  /** Variants that were sold before they reached the cart. */
  readonly soldOut: ReadonlySet<string>;
  /** A message about the last change, or why the content is uncertain. */
  readonly notice: string | null;
  /** Whether to offer "Try again". */
  readonly canRetry: boolean;
}

export const unread: CartState = {
  cart: undefined,
  pending: [],
  failure: null,
  notice: null,
  canRetry: false,
  errors: new Map(),
  soldOut: new Set(),
};

export function cartView(state: CartState): CartSnapshot {
  const { cart, pending, failure, notice, canRetry, errors, soldOut } = state;
  const known = (cart?.lines ?? []).map((line) => viewLine(line, errors));
  const lines = pending.reduce(apply, known);
  const settled = pending.length === 0 ? cart : null;
  return {
    status: failure && lines.length === 0 ? "failed" : cart === undefined ? "loading" : "ready",
    lines,
    isUpdating: pending.length > 0,
    total: settled?.total ?? null,
    saved: settled?.saved ?? null,
    discounts: settled?.discounts ?? [],
    checkoutUrl: cart?.checkoutUrl ?? null,
    adding: new Set(pending.filter(({ kind }) => kind === "add").map(({ variantId }) => variantId)),
    isOpening: cart == null,
    soldOut,
    notice: notice ?? failure,
    canRetry: canRetry || failure !== null,
  };
}

function apply(lines: readonly ViewLine[], { kind, variantId, item }: PendingChange): readonly ViewLine[] {
  if (kind === "remove") return lines.filter((line) => line.variantId !== variantId);
  if (!item || lines.some((line) => line.variantId === variantId)) return lines;
  return [{ ...item, isPending: true, error: null }, ...lines];
}

function viewLine(line: CartLine, errors: CartState["errors"]): ViewLine {
  return { ...line, isPending: false, error: errors.get(line.variantId) ?? null };
}
