import type { CartWarningCode } from "../cart-error.ts";
import { type Attribute, newToken } from "../cart.ts";

/** A line while it is being changed. Without an id it is new. */
export interface LineDraft {
  readonly id?: number;
  readonly token: string;
  readonly variantId: number;
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
}

export interface Merchandise {
  readonly variantId: number;
  /** The name used in messages: "Wrap Dress - Plum / M". */
  readonly name: string;
  /** Units in stock. Infinity when stock is not tracked. */
  readonly available: number;
  readonly isGiftCard: boolean;
}

/** There was not enough stock for the requested quantity. */
export interface StockNotice {
  readonly code: Extract<CartWarningCode, "MERCHANDISE_OUT_OF_STOCK" | "MERCHANDISE_NOT_ENOUGH_STOCK">;
  readonly message: string;
  readonly variantId: number;
  readonly lineToken?: string;
}

export interface LineOutcome {
  readonly lines: readonly LineDraft[];
  readonly notice?: StockNotice;
}

/**
 * What adding a sold-out variant leaves in the cart: nothing or, on the newest hosted platform, a line with quantity
 * 0.
 */
export type SoldOutAddition = "refused" | "empty-line";

/**
 * Adds a quantity of a variant to the line with the same variant and attributes, or to a new first line. Never
 * exceeds the stock, counting the cart's other lines of the same variant.
 */
export function addToLines(
  lines: readonly LineDraft[],
  merchandise: Merchandise,
  quantity: number,
  attributes: readonly Attribute[],
  soldOut: SoldOutAddition,
): LineOutcome {
  const same = lines.find((line) => isSame(line, merchandise.variantId, attributes));
  const wanted = (same?.quantity ?? 0) + quantity;
  const possible = cap(lines, same, merchandise, wanted);
  const line: LineDraft = same
    ? { ...same, quantity: possible }
    : { token: newToken(), variantId: merchandise.variantId, quantity: possible, attributes };

  const kept = same !== undefined || possible > 0 || soldOut === "empty-line";
  const notice = noticeOf(merchandise, wanted, possible, kept ? line : undefined);
  if (!kept) return { lines, ...notice };
  return { lines: same ? replace(lines, same, line) : [line, ...lines], ...notice };
}

/** Changes to a line. Undefined fields are not changed. */
export interface LineChange {
  readonly quantity?: number;
  /** The new variant, or the current one. */
  readonly merchandise: Merchandise;
  readonly attributes?: readonly Attribute[];
}

/** Changes a line. Quantity 0 removes it; a line that becomes the same as another is merged into it. */
export function changeLine(lines: readonly LineDraft[], line: LineDraft, change: LineChange): LineOutcome {
  const { merchandise } = change;
  if (change.quantity === 0) return { lines: lines.filter(({ token }) => token !== line.token) };

  const attributes = change.attributes ?? line.attributes;
  const twin = lines.find(
    (other) => other.token !== line.token && isSame(other, merchandise.variantId, attributes),
  );
  const without = twin ? lines.filter(({ token }) => token !== twin.token) : lines;
  const wanted = (change.quantity ?? line.quantity) + (twin?.quantity ?? 0);
  const possible = cap(without, line, merchandise, wanted);
  const changed = { ...line, variantId: merchandise.variantId, attributes, quantity: possible };
  return {
    lines: replace(without, line, changed),
    ...noticeOf(merchandise, wanted, possible, changed),
  };
}

function cap(
  lines: readonly LineDraft[],
  own: LineDraft | undefined,
  merchandise: Merchandise,
  wanted: number,
): number {
  const elsewhere = lines
    .filter((line) => line.variantId === merchandise.variantId && line.token !== own?.token)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, Math.min(wanted, merchandise.available - elsewhere));
}

function noticeOf(
  merchandise: Merchandise,
  wanted: number,
  possible: number,
  line: LineDraft | undefined,
): { notice?: StockNotice } {
  if (possible >= wanted) return {};
  const about = { variantId: merchandise.variantId, ...(line && { lineToken: line.token }) };
  if (merchandise.available <= 0) {
    const message = `The product '${merchandise.name}' is already sold out.`;
    return { notice: { code: "MERCHANDISE_OUT_OF_STOCK", message, ...about } };
  }
  const items = merchandise.available === 1 ? "1 item was" : `${merchandise.available} items were`;
  const message = `Only ${items} added to your cart due to availability.`;
  return { notice: { code: "MERCHANDISE_NOT_ENOUGH_STOCK", message, ...about } };
}

function isSame(line: LineDraft, variantId: number, attributes: readonly Attribute[]): boolean {
  return (
    line.variantId === variantId &&
    line.attributes.length === attributes.length &&
    attributes.every(({ key, value }, index) => {
      const other = line.attributes[index];
      return other?.key === key && other.value === value;
    })
  );
}

function replace(lines: readonly LineDraft[], old: LineDraft, next: LineDraft): LineDraft[] {
  return lines.map((line) => (line.token === old.token ? next : line));
}
