import type { Database } from "../database/database.ts";
import { transaction } from "../database/transaction.ts";
import { parseGlobalId } from "../global-id.ts";
import type { Attribute, Cart } from "./cart.ts";
import { type CartError, noSuchCart } from "./cart-error.ts";
import { at, attributesProblem, noteProblem, uniqueAttributes, uniqueCodes } from "./cart-input.ts";
import {
  addCartLines,
  type LineInput,
  type LinesOutcome,
  type LineUpdateInput,
  type PlacedNotice,
  removeCartLines,
  updateCartLines,
} from "./cart-lines.ts";
import { type BuyerInput, buyerErrors, buyerChanges } from "./buyer-identity.ts";
import { type CartChanges, changeCart, findCart, insertCart } from "./cart-store.ts";
import type { SoldOutAddition } from "./line-rules.ts";

/** `CartInput` of the schema. */
export interface CartInput {
  readonly lines?: readonly LineInput[] | null;
  readonly buyerIdentity?: BuyerInput | null;
  readonly discountCodes?: readonly string[] | null;
  readonly note?: string | null;
  readonly attributes?: readonly Attribute[] | null;
}

export interface CartOutcome {
  /** The cart after the change; null when there is none, or where the platform gives none with errors. */
  readonly cart: Cart | null;
  readonly errors: readonly CartError[];
  readonly notices: readonly PlacedNotice[];
}

/** Where and when an operation takes place. Each is one transaction, so that changes to a cart follow one another. */
export interface Shop {
  readonly database: Database;
  readonly now: Date;
  readonly soldOut: SoldOutAddition;
}

/** Undoes a transaction whose input was wrong. */
class Refused extends Error {
  readonly outcome: LinesOutcome;
  constructor(outcome: LinesOutcome) {
    super("refused");
    this.outcome = outcome;
  }
}

/** The open cart with this global id; null when there is none or it was paid. */
export function readCart({ database, now }: Shop, cartId: string): Cart | null {
  return findCart(database, tokenOf(cartId), now) ?? null;
}

/** Makes a cart; with wrong input, none. */
export function createCart(shop: Shop, input: CartInput): CartOutcome {
  const { database: db, now } = shop;
  const errors = inputErrors(input);
  if (errors.length > 0) return { cart: null, errors, notices: [] };
  try {
    return transaction(db, () => {
      const token = insertCart(db, now);
      const cart = findOpen(db, token, now);
      const added = addCartLines(db, cart, input.lines ?? [], ["input", "lines"], shop.soldOut);
      if (added.errors.length > 0) throw new Refused(added);
      changeCart(db, cart.id, changesOf(input), now);
      return { ...added, cart: findOpen(db, token, now) };
    });
  } catch (error) {
    if (error instanceof Refused) return { ...error.outcome, cart: null };
    throw error;
  }
}

/** As on the platform, an addition with an error answers without a cart; the cart itself stays as it was. */
export function addLines(shop: Shop, cartId: string, lines: readonly LineInput[]): CartOutcome {
  const outcome = changeLines(shop, cartId, (cart) =>
    addCartLines(shop.database, cart, lines, ["lines"], shop.soldOut),
  );
  return outcome.errors.length > 0 ? { ...outcome, cart: null } : outcome;
}

export function updateLines(shop: Shop, cartId: string, lines: readonly LineUpdateInput[]): CartOutcome {
  return changeLines(shop, cartId, (cart) => updateCartLines(shop.database, cart, lines));
}

export function removeLines(shop: Shop, cartId: string, lineIds: readonly string[]): CartOutcome {
  return changeLines(shop, cartId, (cart) => removeCartLines(shop.database, cart, lineIds));
}

export function updateBuyerIdentity(shop: Shop, cartId: string, buyer: BuyerInput): CartOutcome {
  return change(shop, cartId, buyerErrors(buyer, ["buyerIdentity"]), buyerChanges(buyer));
}

/** Replaces all codes; none are left with null or an empty list. */
export function updateDiscountCodes(
  shop: Shop,
  cartId: string,
  codes: readonly string[] | null | undefined,
): CartOutcome {
  return change(shop, cartId, [], { discountCodes: uniqueCodes(codes) });
}

export function updateNote(shop: Shop, cartId: string, note: string | null | undefined): CartOutcome {
  return change(shop, cartId, at(["note"], noteProblem(note ?? "")), { note: note || null });
}

export function updateAttributes(shop: Shop, cartId: string, attributes: readonly Attribute[]): CartOutcome {
  const errors = at(["attributes"], attributesProblem(attributes));
  return change(shop, cartId, errors, { attributes: uniqueAttributes(attributes) });
}

function change(shop: Shop, cartId: string, errors: readonly CartError[], changes: CartChanges): CartOutcome {
  return withCart(shop, cartId, (cart) => {
    if (errors.length === 0) changeCart(shop.database, cart.id, changes, shop.now);
    return { errors, notices: [] };
  });
}

function changeLines(shop: Shop, cartId: string, work: (cart: Cart) => LinesOutcome): CartOutcome {
  return withCart(shop, cartId, (cart) => {
    const outcome = work(cart);
    if (outcome.errors.length === 0) changeCart(shop.database, cart.id, {}, shop.now);
    return outcome;
  });
}

function withCart(shop: Shop, cartId: string, work: (cart: Cart) => LinesOutcome): CartOutcome {
  const { database: db, now } = shop;
  const token = tokenOf(cartId);
  return transaction(db, () => {
    const cart = findCart(db, token, now);
    if (!cart) return { cart: null, errors: [noSuchCart], notices: [] };
    const outcome = work(cart);
    return { ...outcome, cart: findOpen(db, token, now) };
  });
}

function findOpen(db: Database, token: string, now: Date): Cart {
  const cart = findCart(db, token, now);
  if (!cart) throw new Error("a cart vanished within its own transaction");
  return cart;
}

function inputErrors(input: CartInput): CartError[] {
  return [
    ...buyerErrors(input.buyerIdentity ?? {}, ["input", "buyerIdentity"]),
    ...at(["input", "note"], noteProblem(input.note ?? "")),
    ...at(["input", "attributes"], attributesProblem(input.attributes ?? [])),
  ];
}

function changesOf(input: CartInput): CartChanges {
  return {
    ...buyerChanges(input.buyerIdentity ?? {}),
    note: input.note || null,
    attributes: uniqueAttributes(input.attributes),
    discountCodes: uniqueCodes(input.discountCodes),
  };
}

function tokenOf(cartId: string): string {
  const parsed = parseGlobalId(cartId);
  return parsed?.type === "Cart" ? parsed.id : "";
}
