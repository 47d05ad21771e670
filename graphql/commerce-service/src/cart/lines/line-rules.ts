import type { CartWarningCode } from "../cart-error.ts";
import { type Attribute, newToken } from "../cart.ts";
import type { LineDraft, LineDrafts } from "./line-drafts.ts";

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

/**
 * What adding a sold-out variant leaves in the cart: nothing or, on the newest hosted platform, a line with quantity
 * 0.
 */
export type SoldOutAddition = "refused" | "empty-line";

/**
 * Adds a quantity of a variant to the line with the same variant and attributes, or to a new first line. Never
 * exceeds the stock, counting the cart's other lines of the same variant. Returns a notice if there was too little.
 */
export function addToLines(
  lines: LineDrafts,
  merchandise: Merchandise,
  quantity: number,
  attributes: readonly Attribute[],
  soldOut: SoldOutAddition,
): StockNotice | undefined {
  const { variantId } = merchandise;
  const same = lines.findSame(variantId, attributes);
  const wanted = (same?.quantity ?? 0) + quantity;
  const possible = cap(lines, same, merchandise, wanted);
  const line: LineDraft = { ...(same ?? { token: newToken(), variantId, attributes }), quantity: possible };
  const isKept = same !== undefined || possible > 0 || soldOut === "empty-line";
  if (isKept) lines.save(line);
  return noticeOf(merchandise, wanted, possible, isKept ? line : undefined);
}

/** Changes to a line. Undefined fields are not changed. */
export interface LineChange {
  readonly quantity?: number;
  /** The new variant, or the current one. */
  readonly merchandise: Merchandise;
  readonly attributes?: readonly Attribute[];
}

/** Changes a line. Quantity 0 removes it; a line that becomes the same as another is merged into it. */
export function changeLine(
  lines: LineDrafts,
  line: LineDraft,
  { merchandise, ...change }: LineChange,
): StockNotice | undefined {
  lines.remove(line);
  if (change.quantity === 0) return undefined;
  const { variantId } = merchandise;
  const attributes = change.attributes ?? line.attributes;
  const twin = lines.findSame(variantId, attributes);
  if (twin) lines.remove(twin);
  const wanted = (change.quantity ?? line.quantity) + (twin?.quantity ?? 0);
  const possible = cap(lines, undefined, merchandise, wanted);
  const changed = { ...line, variantId, attributes, quantity: possible };
  lines.save(changed);
  return noticeOf(merchandise, wanted, possible, changed);
}

/** How much of a wanted quantity the stock allows, when the other lines of the variant have theirs. */
function cap(
  lines: LineDrafts,
  own: LineDraft | undefined,
  { variantId, available }: Merchandise,
  wanted: number,
): number {
  const elsewhere = lines.quantityOf(variantId) - (own?.quantity ?? 0);
  return Math.max(0, Math.min(wanted, available - elsewhere));
}

function noticeOf(
  merchandise: Merchandise,
  wanted: number,
  possible: number,
  line: LineDraft | undefined,
): StockNotice | undefined {
  if (possible >= wanted) return undefined;
  const about = { variantId: merchandise.variantId, ...(line && { lineToken: line.token }) };
  if (merchandise.available <= 0) {
    const message = `The product '${merchandise.name}' is already sold out.`;
    return { code: "MERCHANDISE_OUT_OF_STOCK", message, ...about };
  }
  const items = merchandise.available === 1 ? "1 item was" : `${merchandise.available} items were`;
  const message = `Only ${items} added to your cart due to availability.`;
  return { code: "MERCHANDISE_NOT_ENOUGH_STOCK", message, ...about };
}
