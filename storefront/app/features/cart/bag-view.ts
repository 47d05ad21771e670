import type { Bag, BagDiscount, BagItem, BagLine } from "./bag";

/** A change that the shopper made and the service has not confirmed yet. */
export type Change =
  | { readonly kind: "add"; readonly item: BagItem }
  | { readonly kind: "remove"; readonly variantId: string };

export function variantOf(change: Change): string {
  return change.kind === "add" ? change.item.variantId : change.variantId;
}

/** A line as it is seen. */
export interface ViewLine extends BagItem {
  /** The service has not confirmed it yet. */
  readonly isPending: boolean;
  /** Why its last change did not work. */
  readonly error: string | null;
}

/** The bag as the shopper sees it: the service's last answer and the changes under way. */
export interface BagView {
  /** `reading` until the service has told what is in the bag; `failed` when it could not. */
  readonly status: "reading" | "ready" | "failed";
  readonly lines: readonly ViewLine[];
  /** Null while a change is under way: totals come from the service alone. */
  readonly total: number | null;
  readonly saved: number | null;
  readonly discounts: readonly BagDiscount[];
  readonly checkoutUrl: string | null;
  /** Variants being added right now. */
  readonly adding: ReadonlySet<string>;
  /** Variants found sold out on the way into the bag. */
  readonly soldOut: ReadonlySet<string>;
  /** What the shopper should know of the last change. */
  readonly notice: string | null;
}

export interface BagState {
  readonly status: BagView["status"];
  readonly settled: Bag | null;
  /** In the order they were made. */
  readonly pending: readonly Change[];
  readonly soldOut: ReadonlySet<string>;
  readonly notice: string | null;
  /** By variant. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Before the service has said anything. */
export const unread: BagState = {
  status: "reading",
  settled: null,
  pending: [],
  soldOut: new Set(),
  notice: null,
  errors: new Map(),
};

export function bagView({ status, settled, pending, soldOut, notice, errors }: BagState): BagView {
  const settledLines = settled?.lines ?? [];
  const lines = pending.reduce(
    apply,
    settledLines.map((line) => viewLine(line, errors)),
  );
  const adding = pending.flatMap((change) => (change.kind === "add" ? [change.item.variantId] : []));
  const isSettled = pending.length === 0;
  return {
    status,
    lines,
    total: isSettled ? (settled?.total ?? null) : null,
    saved: isSettled ? (settled?.saved ?? null) : null,
    discounts: isSettled ? (settled?.discounts ?? []) : [],
    checkoutUrl: settled?.checkoutUrl ?? null,
    adding: new Set(adding),
    soldOut,
    notice,
  };
}

function apply(lines: readonly ViewLine[], change: Change): readonly ViewLine[] {
  if (change.kind === "remove") return lines.filter(({ variantId }) => variantId !== change.variantId);
  const { item } = change;
  if (lines.some(({ variantId }) => variantId === item.variantId)) return lines;
  return [{ ...item, isPending: true, error: null }, ...lines];
}

function viewLine(line: BagLine, errors: BagState["errors"]): ViewLine {
  return { ...line, isPending: false, error: errors.get(line.variantId) ?? null };
}
