import type { Cart, AppliedDiscount, CartItem, CartLine } from "./cart";
import type { CartChange } from "./cart-rules";

/** An unconfirmed change and the product it adds or removes. */
export interface PendingChange extends CartChange {
  readonly item: CartItem | undefined;
}

/** What the browser knows about the cart. */
export interface CartState {
  /** Undefined before the first read; null if there is no cart. */
  readonly cart: Cart | null | undefined;
  readonly pending: readonly PendingChange[];
  /** Why the cart's content is uncertain: a read failed, or a change may or may not have been made. */
  readonly failure: string | null;
  readonly notice: string | null;
  /** Whether "Try again" can add products whose addition failed. */
  readonly canRetry: boolean;
  /** By variant. */
  readonly errors: ReadonlyMap<string, string>;
  readonly soldOut: ReadonlySet<string>;
}

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
  readonly isUpdating: boolean;
  /** Null during a change, because only the service computes totals. */
  readonly total: number | null;
  readonly saved: number | null;
  readonly discounts: readonly AppliedDiscount[];
  readonly checkoutUrl: string | null;
  readonly adding: ReadonlySet<string>;
  /** Whether `adding` must wait for a new cart. */
  readonly isOpening: boolean;
  /** Variants that sold out while being added. */
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
