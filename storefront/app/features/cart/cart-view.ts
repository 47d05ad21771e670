import type { Cart, CartItem, CartLine } from "./cart";
import type { CartChange } from "./cart-rules";
import type { CartSnapshot, ViewLine } from "./cart-snapshot";

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
    total: settled?.total ?? null,
    saved: settled?.saved ?? null,
    discounts: settled?.discounts ?? [],
    checkoutUrl: cart?.checkoutUrl ?? null,
    adding: variantsOf(pending, "add"),
    removing: variantsOf(pending, "remove"),
    errors,
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

function variantsOf(pending: readonly PendingChange[], kind: PendingChange["kind"]): ReadonlySet<string> {
  return new Set(pending.filter((change) => change.kind === kind).map(({ variantId }) => variantId));
}
