import type { Database } from "../database/database.ts";
import { transaction } from "../database/transaction.ts";
import { parseGlobalId, rowId } from "../shared/global-id.ts";
import { readGiftCardCodes } from "./applied-gift-cards.ts";
import { type BuyerInput, buyerErrors, buyerChanges, preferredAddresses } from "./buyer-identity.ts";
import { type CartError, noSuchCart } from "./cart-error.ts";
import { checkCartSize, OversizedCart, readCartSize, tooManyBytes } from "./cart-size.ts";
import {
  withPath,
  attributesProblem,
  noteProblem,
  uniqueAttributes,
  uniqueDiscountCodes,
} from "./cart-input.ts";
import { type CartChanges, updateCart, findCart, findCartId, insertCart } from "./cart-store.ts";
import type { Attribute, Cart } from "./cart.ts";
import {
  addAddresses,
  type AddressOutcome,
  type SelectableAddressInput,
} from "./delivery/selectable-address.ts";
import {
  addCartLines,
  type LineInput,
  type LinesOutcome,
  type LineUpdateInput,
  type PlacedNotice,
  removeCartLines,
  updateCartLines,
} from "./lines/cart-lines.ts";
import type { SoldOutAddition } from "./lines/line-rules.ts";
import { type CartMetafieldInput, metafieldErrors, saveCartMetafield } from "./cart-metafield.ts";

export interface CartInput {
  readonly lines?: readonly LineInput[] | null;
  readonly buyerIdentity?: BuyerInput | null;
  readonly discountCodes?: readonly string[] | null;
  readonly note?: string | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly delivery?: { readonly addresses?: readonly SelectableAddressInput[] | null } | null;
  readonly metafields?: readonly CartMetafieldInput[] | null;
  readonly giftCardCodes?: readonly string[] | null;
}

export interface CartOutcome {
  /** The cart after the change. Null if there is none, or for errors with which the platform returns none. */
  readonly cart: Cart | null;
  readonly errors: readonly CartError[];
  readonly notices: readonly PlacedNotice[];
}

/**
 * The database, time and rules of a cart operation. Each operation runs in one transaction, so changes to a cart
 * never interleave.
 */
export interface CartContext {
  readonly database: Database;
  readonly now: Date;
  readonly soldOut: SoldOutAddition;
}

/** Rolls back a transaction whose input is invalid. */
class RejectedChange extends Error {
  readonly outcome: LinesOutcome;
  constructor(outcome: LinesOutcome) {
    super("refused");
    this.outcome = outcome;
  }
}

/** The open cart with this global id, or null when it does not exist or is paid. */
export function openCart({ database, now }: CartContext, cartId: string): Cart | null {
  return findCart(database, tokenOf(cartId), now) ?? null;
}

/** The row of the open cart with this global id. */
export function openCartId(db: Database, cartId: string): number | undefined {
  return findCartId(db, tokenOf(cartId));
}

/** Creates a cart. Invalid input creates none. */
export function createCart(cartContext: CartContext, input: CartInput): CartOutcome {
  const { database: db, now } = cartContext;
  const delivery = newAddresses(input);
  const giftCards = readGiftCardCodes(db, input.giftCardCodes, ["input", "giftCardCodes"]);
  const errors = [
    ...inputErrors(input),
    ...giftCards.errors,
    ...("errors" in delivery ? delivery.errors : []),
  ];
  if (errors.length > 0) return { cart: null, errors, notices: [] };
  try {
    return transaction(db, () => {
      const token = insertCart(db, now);
      const cart = findOpen(db, token, now);
      const added = addCartLines(db, cart, input.lines ?? [], ["input", "lines"], cartContext.soldOut);
      if (added.errors.length > 0) throw new RejectedChange(added);
      const changes = { ...changesOf(input), ...addressChanges(delivery), giftCardIds: giftCards.ids };
      updateCart(db, cart.id, changes, now);
      for (const metafield of input.metafields ?? []) saveCartMetafield(db, cart.id, metafield, now);
      checkCartSize(db, cart.id, 0);
      return { ...added, cart: findOpen(db, token, now) };
    });
  } catch (error) {
    if (error instanceof RejectedChange) return { ...error.outcome, cart: null };
    if (error instanceof OversizedCart) return { errors: [tooManyBytes(["input"])], notices: [], cart: null };
    throw error;
  }
}

/** Like the platform, returns no cart when adding fails; the stored cart is unchanged. */
export function addLines(cartContext: CartContext, cartId: string, lines: readonly LineInput[]): CartOutcome {
  const outcome = changeLines(cartContext, cartId, (cart) =>
    addCartLines(cartContext.database, cart, lines, ["lines"], cartContext.soldOut),
  );
  return outcome.errors.length > 0 ? { ...outcome, cart: null } : outcome;
}

export function updateLines(
  cartContext: CartContext,
  cartId: string,
  lines: readonly LineUpdateInput[],
): CartOutcome {
  return changeLines(cartContext, cartId, (cart) => updateCartLines(cartContext.database, cart, lines));
}

export function removeLines(
  cartContext: CartContext,
  cartId: string,
  lineIds: readonly string[],
): CartOutcome {
  return changeLines(cartContext, cartId, (cart) => removeCartLines(cartContext.database, cart, lineIds));
}

export function updateBuyerIdentity(
  cartContext: CartContext,
  cartId: string,
  buyer: BuyerInput,
): CartOutcome {
  const delivery = preferredAddresses(buyer, ["buyerIdentity"]);
  const errors = [
    ...buyerErrors(buyer, ["buyerIdentity"]),
    ...(delivery && "errors" in delivery ? delivery.errors : []),
  ];
  return change(cartContext, cartId, errors, { ...buyerChanges(buyer), ...addressChanges(delivery) });
}

/** Replaces all discount codes. Null or an empty list removes them. */
export function updateDiscountCodes(
  cartContext: CartContext,
  cartId: string,
  codes: readonly string[] | null | undefined,
): CartOutcome {
  return change(cartContext, cartId, [], { discountCodes: uniqueDiscountCodes(codes) });
}

/** Adds gift cards to the cart's, or replaces them. Changes nothing if a code cannot pay. */
export function changeGiftCards(
  cartContext: CartContext,
  cartId: string,
  codes: readonly string[],
  how: "add" | "replace",
): CartOutcome {
  const { database, now } = cartContext;
  return withCart(cartContext, cartId, (cart) => {
    const { ids, errors } = readGiftCardCodes(database, codes, ["giftCardCodes"]);
    if (errors.length === 0) {
      const before = how === "add" ? cart.giftCards.map(({ id }) => id) : [];
      updateCart(database, cart.id, { giftCardIds: [...new Set([...before, ...ids])] }, now);
    }
    return { errors, notices: [] };
  });
}

/** Removes gift cards by their global ids. Ignores those that are not on the cart. */
export function removeGiftCards(
  cartContext: CartContext,
  cartId: string,
  giftCardIds: readonly string[],
): CartOutcome {
  const removed = new Set(giftCardIds.map((id) => rowId(id, "AppliedGiftCard")));
  return withCart(cartContext, cartId, (cart) => {
    const left = cart.giftCards.map(({ id }) => id).filter((id) => !removed.has(id));
    updateCart(cartContext.database, cart.id, { giftCardIds: left }, cartContext.now);
    return { errors: [], notices: [] };
  });
}

export function updateNote(
  cartContext: CartContext,
  cartId: string,
  note: string | null | undefined,
): CartOutcome {
  return change(cartContext, cartId, withPath(["note"], noteProblem(note ?? "")), { note: note || null });
}

export function updateAttributes(
  cartContext: CartContext,
  cartId: string,
  attributes: readonly Attribute[],
): CartOutcome {
  const errors = withPath(["attributes"], attributesProblem(attributes));
  return change(cartContext, cartId, errors, { attributes: uniqueAttributes(attributes) });
}

function change(
  cartContext: CartContext,
  cartId: string,
  errors: readonly CartError[],
  changes: CartChanges,
): CartOutcome {
  return withCart(cartContext, cartId, (cart) => {
    if (errors.length === 0) updateCart(cartContext.database, cart.id, changes, cartContext.now);
    return { errors, notices: [] };
  });
}

function changeLines(
  cartContext: CartContext,
  cartId: string,
  work: (cart: Cart) => LinesOutcome,
): CartOutcome {
  return withCart(cartContext, cartId, (cart) => {
    const outcome = work(cart);
    if (outcome.errors.length === 0) updateCart(cartContext.database, cart.id, {}, cartContext.now);
    return outcome;
  });
}

export function withCart(
  cartContext: CartContext,
  cartId: string,
  work: (cart: Cart) => LinesOutcome,
): CartOutcome {
  const { database: db, now } = cartContext;
  const token = tokenOf(cartId);
  return transaction(db, () => {
    const cart = findCart(db, token, now);
    if (!cart) return { cart: null, errors: [noSuchCart], notices: [] };
    const outcome = changeWithinSize(db, cart, work);
    return { ...outcome, cart: findOpen(db, token, now) };
  });
}

/** Rolls back a change that makes the cart too large. */
function changeWithinSize(db: Database, cart: Cart, work: (cart: Cart) => LinesOutcome): LinesOutcome {
  const before = readCartSize(db, cart.id);
  try {
    return transaction(db, () => {
      const outcome = work(cart);
      checkCartSize(db, cart.id, before);
      return outcome;
    });
  } catch (error) {
    if (error instanceof OversizedCart) return { errors: [tooManyBytes(["cartId"])], notices: [] };
    throw error;
  }
}

function findOpen(db: Database, token: string, now: Date): Cart {
  const cart = findCart(db, token, now);
  if (!cart) throw new Error("The cart disappeared during its own transaction");
  return cart;
}

function inputErrors(input: CartInput): CartError[] {
  return [
    ...buyerErrors(input.buyerIdentity ?? {}, ["input", "buyerIdentity"]),
    ...withPath(["input", "note"], noteProblem(input.note ?? "")),
    ...withPath(["input", "attributes"], attributesProblem(input.attributes ?? [])),
    ...metafieldErrors(input.metafields ?? [], ["input", "metafields"]),
  ];
}

/** The addresses of a new cart: part of the buyer in 2023-10, part of the delivery in newer versions. */
function newAddresses({ delivery, buyerIdentity }: CartInput): AddressOutcome {
  const preferred = preferredAddresses(buyerIdentity ?? {}, ["input", "buyerIdentity"]);
  return preferred ?? addAddresses([], delivery?.addresses ?? [], ["input", "delivery", "addresses"]);
}

function addressChanges(outcome: AddressOutcome | undefined): CartChanges {
  return outcome && "addresses" in outcome ? { deliveryAddresses: outcome.addresses } : {};
}

function changesOf(input: CartInput): CartChanges {
  return {
    ...buyerChanges(input.buyerIdentity ?? {}),
    note: input.note || null,
    attributes: uniqueAttributes(input.attributes),
    discountCodes: uniqueDiscountCodes(input.discountCodes),
  };
}

function tokenOf(cartId: string): string {
  const parsed = parseGlobalId(cartId);
  return parsed?.type === "Cart" ? parsed.id : "";
}
