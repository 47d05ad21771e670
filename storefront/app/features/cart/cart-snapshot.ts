import type { CartDiscount } from "@circlet/design-system";
import type { Cart, CartItem } from "./cart";

/** The cart as the shopper sees it: the service's last response with the changes under way applied, in order. */
export interface CartSnapshot {
  /** No lines means an empty cart only if "ready"; otherwise its content is unknown. */
  readonly status: "loading" | "ready" | "failed";
  readonly lines: readonly CartItem[];
  /** Null during a change, because only the service computes totals. */
  readonly total: number | null;
  readonly saved: number | null;
  readonly discounts: readonly CartDiscount[];
  readonly checkoutUrl: string | null;
  readonly adding: ReadonlySet<string>;
  readonly removing: ReadonlySet<string>;
  /** Why the last changes failed, by variant. Before the cart is read, also of products that `lines` lacks. */
  readonly errors: ReadonlyMap<string, string>;
  /** Whether `adding` must wait for a new cart. */
  readonly isOpening: boolean;
  /** Variants that sold out while being added. */
  readonly soldOut: ReadonlySet<string>;
  /** What the last change removed, if the shopper did it. */
  readonly removed?: CartItem | null;
  /** A message about the last change, or why the content is uncertain. */
  readonly notice: string | null;
  readonly canRetry: boolean;
}

export interface CartChange {
  readonly intent: "add" | "remove";
  readonly id: string;
  /** What it adds or removes, if known. */
  readonly item: CartItem | undefined;
}

/** What the store knows about past changes and reads. */
export interface CartNotes {
  /** Why the cart's content is uncertain: a read failed, or a change may or may not have been made. */
  readonly failure: string | null;
  readonly notice: string | null;
  readonly removed: CartItem | null;
  /** Products whose addition failed. "Try again" adds them; so does the next page. */
  readonly notAdded: readonly CartItem[];
  readonly errors: ReadonlyMap<string, string>;
  readonly soldOut: ReadonlySet<string>;
}

export const noNotes: CartNotes = {
  failure: null,
  notice: null,
  removed: null,
  notAdded: [],
  errors: new Map(),
  soldOut: new Set(),
};

/** `cart` is undefined before the first read, null if there is none. */
export function cartSnapshot(
  cart: Cart | null | undefined,
  pending: readonly CartChange[],
  { failure, notice, removed, notAdded, errors, soldOut }: CartNotes,
): CartSnapshot {
  const known = (cart?.lines ?? []).map((line) => ({ ...line, error: errors.get(line.id) }));
  const lines = pending.reduce<readonly CartItem[]>(withChange, known);
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
    removed,
    notice: notice ?? failure,
    canRetry: notAdded.length > 0 || failure !== null,
  };
}

function withChange(lines: readonly CartItem[], { intent, id, item }: CartChange): readonly CartItem[] {
  if (intent === "remove") return lines.filter((line) => line.id !== id);
  return !item || hasVariant({ lines }, id) ? lines : [{ ...item, isPending: true }, ...lines];
}

function variantsOf(pending: readonly CartChange[], intent: CartChange["intent"]): ReadonlySet<string> {
  return new Set(pending.filter((change) => change.intent === intent).map(({ id }) => id));
}

export function hasVariant(
  cart: { readonly lines: readonly CartItem[] } | null | undefined,
  id: string,
): boolean {
  return cart?.lines.some((line) => line.id === id) ?? false;
}

export function isMade(cart: Cart | null | undefined, { intent, id }: CartChange): boolean {
  return hasVariant(cart, id) === (intent === "add");
}
