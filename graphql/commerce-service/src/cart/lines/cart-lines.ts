import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { globalId } from "../../shared/global-id.ts";
import { type CartError, noSuchLine, noSuchMerchandise } from "../cart-error.ts";
import {
  withPath,
  attributesProblem,
  maximumGiftCards,
  maximumLines,
  quantityProblem,
  uniqueAttributes,
} from "../cart-input.ts";
import { areTooLarge, tooManyBytes } from "../cart-size.ts";
import type { Attribute, Cart, CartLine } from "../cart.ts";
import {
  addToLines,
  changeLine,
  type Merchandise,
  type SoldOutAddition,
  type StockNotice,
} from "./line-rules.ts";
import { type LineDraft, LineDrafts } from "./line-drafts.ts";
import { findMerchandise, findVariant } from "./merchandise.ts";

/** The schema's `CartLineInput`. */
export interface LineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly Attribute[] | null;
}

/** The schema's `CartLineUpdateInput`. */
export interface LineUpdateInput {
  readonly id: string;
  readonly merchandiseId?: string | null;
  readonly quantity?: number | null;
  readonly attributes?: readonly Attribute[] | null;
}

/** A stock notice with the path of the input that caused it. */
export interface PlacedNotice extends StockNotice {
  readonly field: readonly string[];
}

/** The result of a change. With errors, nothing was written. */
export interface LinesOutcome {
  readonly errors: readonly CartError[];
  readonly notices: readonly PlacedNotice[];
}

type Path = readonly string[];

/** Adds lines to a cart, all or none. Call it in a transaction. `path` is the position of the lines in the input. */
export function addCartLines(
  db: Database,
  cart: Cart,
  inputs: readonly LineInput[],
  path: Path,
  soldOut: SoldOutAddition,
): LinesOutcome {
  if (areTooLarge(inputs)) return { errors: [tooManyBytes(path)], notices: [] };
  const wanted = inputs.map((input, index) => ({
    input,
    place: [...path, String(index)],
    merchandise: findMerchandise(db, input.merchandiseId),
  }));
  const errors = wanted.flatMap(({ input, place, merchandise }) => [
    ...(merchandise ? [] : [noSuchMerchandise(input.merchandiseId, [...place, "merchandiseId"])]),
    ...inputErrors(input, place),
  ]);
  if (errors.length > 0) return { errors, notices: [] };

  const drafts = new LineDrafts(cart.lines);
  const notices: PlacedNotice[] = [];
  for (const { input, place, merchandise } of wanted) {
    const quantity = input.quantity ?? 1;
    if (!merchandise || quantity === 0) continue;
    const notice = addToLines(drafts, merchandise, quantity, uniqueAttributes(input.attributes), soldOut);
    if (notice) notices.push({ ...notice, field: [...place, "merchandiseId"] });
  }
  const lines = drafts.newestFirst;
  if (lines.length > maximumLines) return { errors: [tooLarge(path)], notices: [] };
  if (hasTooManyGiftCards(cart, lines, wanted)) return { errors: [tooManyGiftCards(path)], notices: [] };
  saveLines(db, cart, lines);
  return { errors: [], notices };
}

/** Changes lines of a cart, all or none. Call it in a transaction. */
export function updateCartLines(db: Database, cart: Cart, inputs: readonly LineUpdateInput[]): LinesOutcome {
  if (areTooLarge(inputs)) return { errors: [tooManyBytes(["lines"])], notices: [] };
  const linesById = byId(cart);
  const wanted = inputs.map((input, index) => {
    const line = linesById.get(input.id);
    const { merchandiseId } = input;
    const merchandise = merchandiseId == null ? merchandiseOf(db, line) : findMerchandise(db, merchandiseId);
    return { input, place: ["lines", String(index)], line, merchandise };
  });
  const errors = wanted.flatMap(({ input, place, line, merchandise }) => {
    if (!line) return [noSuchLine(lineToken(input.id), [...place, "id"])];
    if (!merchandise && input.merchandiseId != null) {
      return [noSuchMerchandise(input.merchandiseId, [...place, "merchandiseId"])];
    }
    return inputErrors(input, place);
  });
  if (errors.length > 0) return { errors, notices: [] };

  const drafts = new LineDrafts(cart.lines);
  const notices: PlacedNotice[] = [];
  for (const { input, place, line, merchandise } of wanted) {
    // An earlier change in this call merged or removed the line, so there is nothing left to change.
    const current = line && drafts.find(line.token);
    if (!current || !merchandise) continue;
    const notice = changeLine(drafts, current, {
      merchandise,
      ...(input.quantity != null && { quantity: input.quantity }),
      ...(input.attributes != null && { attributes: uniqueAttributes(input.attributes) }),
    });
    if (notice) notices.push({ ...notice, field: [...place, "quantity"] });
  }
  const lines = drafts.newestFirst;
  if (hasTooManyGiftCards(cart, lines, wanted)) return { errors: [tooManyGiftCards(["lines"])], notices: [] };
  saveLines(db, cart, lines);
  return { errors: [], notices };
}

/** Removes lines from a cart, all or none. Call it in a transaction. */
export function removeCartLines(db: Database, cart: Cart, lineIds: readonly string[]): LinesOutcome {
  const linesById = byId(cart);
  const lines = lineIds.map((id) => linesById.get(id));
  const errors = lineIds.flatMap((id, index) =>
    lines[index] ? [] : [noSuchLine(lineToken(id), ["lineIds", String(index)])],
  );
  if (errors.length > 0) return { errors, notices: [] };
  for (const line of lines) run(db, "DELETE FROM cart_line WHERE id = ?", line?.id ?? null);
  return { errors: [], notices: [] };
}

/** A line's global id. As on the hosted platform, it also names its cart. */
export function lineGlobalId(cart: Pick<Cart, "token">, token: string): string {
  return `${globalId("CartLine", token)}?cart=${cart.token}`;
}

function lineToken(id: string): string {
  return id.replace(/^gid:\/\/shopify\/CartLine\//, "").split("?", 1)[0] ?? "";
}

/** The lines by both spellings of their ids. */
function byId(cart: Cart): ReadonlyMap<string, CartLine> {
  return new Map(
    cart.lines.flatMap((line) => [
      [globalId("CartLine", line.token), line],
      [lineGlobalId(cart, line.token), line],
    ]),
  );
}

/** A line's variant. A variant that is no longer published counts as sold out. */
function merchandiseOf(db: Database, line: CartLine | undefined) {
  if (!line) return undefined;
  const { variantId } = line;
  return findVariant(db, variantId) ?? { variantId, name: "this item", available: 0, isGiftCard: false };
}

function inputErrors(input: Omit<LineInput, "merchandiseId">, place: Path): CartError[] {
  return [
    ...withPath([...place, "quantity"], quantityProblem(input.quantity ?? 1)),
    ...withPath([...place, "attributes"], attributesProblem(input.attributes ?? [])),
  ];
}

/** A cart from before the limit may shrink. */
function hasTooManyGiftCards(
  cart: Cart,
  lines: readonly LineDraft[],
  wanted: readonly { readonly merchandise: Merchandise | undefined }[],
): boolean {
  const known = [...cart.lines, ...wanted.flatMap(({ merchandise }) => merchandise ?? [])];
  const giftCards = new Set(known.filter(({ isGiftCard }) => isGiftCard).map(({ variantId }) => variantId));
  const countOf = (drafts: readonly LineDraft[]) =>
    drafts.reduce((sum, { variantId, quantity }) => sum + (giftCards.has(variantId) ? quantity : 0), 0);
  const count = countOf(lines);
  return count > maximumGiftCards && count > countOf(cart.lines);
}

function tooManyGiftCards(field: Path): CartError {
  const message = `An order can't have more than ${maximumGiftCards} gift cards.`;
  return { code: "MAXIMUM_EXCEEDED", field, message };
}

function tooLarge(field: Path): CartError {
  return { code: "CART_TOO_LARGE", field, message: `A cart can't have more than ${maximumLines} lines.` };
}

/**
 * Rewrites a cart's lines. Existing lines keep their ids and new ones get the next. The newest line comes first in
 * the list, so lines are written in reverse.
 */
function saveLines(db: Database, cart: Cart, lines: readonly LineDraft[]): void {
  run(db, "DELETE FROM cart_line WHERE cart_id = ?", cart.id);
  for (const line of [...lines].reverse()) {
    run(
      db,
      "INSERT INTO cart_line (id, token, cart_id, variant_id, quantity, attributes) VALUES (?, ?, ?, ?, ?, ?)",
      line.id ?? null,
      line.token,
      cart.id,
      line.variantId,
      line.quantity,
      JSON.stringify(line.attributes),
    );
  }
}
