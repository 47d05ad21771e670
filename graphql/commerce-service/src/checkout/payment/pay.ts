import { maximumGiftCards, uniqueDiscountCodes } from "../../cart/cart-input.ts";
import { type BuyerKnown, updateCart, findCartOfCheckout } from "../../cart/cart-store.ts";
import { lookUpGiftCard } from "../../cart/applied-gift-cards.ts";
import { amountDue, type Cart } from "../../cart/cart.ts";
import type { RefusedCode } from "../../cart/discounts/choose-discount.ts";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { openCheckoutCart } from "../checkout-cart.ts";
import type { CheckoutDetails } from "../form/checkout-form.ts";

/** The result of submitting the form. Everything except `paid` shows the form again (.github/decisions/0028). */
export type Outcome =
  | { readonly kind: "paid" }
  | { readonly kind: "empty" }
  | { readonly kind: "declined" }
  /** Too many cards were declined, so the shopper must wait before the next attempt. */
  | { readonly kind: "too-many-declines" }
  | { readonly kind: "too-many-gift-cards" }
  | { readonly kind: "total-changed" }
  /** Someone else bought these products, so they were removed from the cart. */
  | { readonly kind: "sold"; readonly names: readonly string[] }
  | { readonly kind: "code-refused"; readonly code: RefusedCode }
  | { readonly kind: "gift-card-refused"; readonly problem: GiftCardProblem };

export type GiftCardProblem = "unknown" | "spent";

/** Declined cards that a checkout allows within the time below: enough for typos, too few for testing stolen cards. */
export const declinesAllowed = 5;
export const declinesForgottenAfterMinutes = 15;

export interface Submission extends CheckoutDetails {
  readonly checkoutToken: string;
  readonly code: string;
  readonly giftCardCode: string;
  /** The amount to pay that the shopper saw, in cents. Null when the form had none. */
  readonly shownTotal: number | null;
  readonly attemptKey: string;
  readonly now: Date;
}

/**
 * Pays for a cart and creates the order, or returns why it cannot, in one transaction: the second of two simultaneous
 * requests sees the first. A real payment would be authorized with the attempt key before it and captured afterwards.
 */
export function pay(db: Database, submission: Submission): Outcome {
  const { checkoutToken, now, email, address } = submission;
  return transaction(db, () => {
    const before = openCheckoutCart(db, checkoutToken, now, "paying");
    if (before?.cart.completedAt) return { kind: "paid" };
    if (!before || before.cart.lines.length === 0)
      return before?.sold.length ? sold(before.sold) : { kind: "empty" };

    const refused = applyCode(
      db,
      before.cart,
      submission.code,
      { email, phone: address.phone, known: "paying" },
      now,
    );
    if (before.sold.length > 0) return sold(before.sold);
    if (refused) return { kind: "code-refused", code: refused };
    const problem = applyGiftCard(db, before.cart, submission.giftCardCode, now);
    if (problem) return { kind: "gift-card-refused", problem };

    const cart = rereadCart(db, checkoutToken, now, "paying");
    if (giftCardsIn(cart) > maximumGiftCards) return { kind: "too-many-gift-cards" };
    const due = amountDue(cart);
    if (due !== submission.shownTotal) return { kind: "total-changed" };
    if (recentDeclines(db, cart, now) >= declinesAllowed) return { kind: "too-many-declines" };
    if (due > 0 && submission.payment === "declined") {
      noteDecline(db, cart, submission);
      return { kind: "declined" };
    }
    placeOrder(db, { cart, email, address, attemptKey: submission.attemptKey, now });
    return { kind: "paid" };
  });
}

/** Returns a new discount code that is refused: one that expired later must not keep a shopper from paying the total shown. */
export function applyCode(
  db: Database,
  cart: Cart,
  code: string,
  {
    known,
    ...buyer
  }: { readonly email?: string; readonly phone?: string | null; readonly known: BuyerKnown },
  now: Date,
): RefusedCode | undefined {
  const before = cart.discount.codes[0]?.code ?? "";
  const isNew = before.toUpperCase() !== code.trim().toUpperCase();
  updateCart(db, cart.id, { ...buyer, ...(isNew && { discountCodes: uniqueDiscountCodes([code]) }) }, now);
  if (!isNew) return undefined;
  const [entered] = rereadCart(db, cart.checkoutToken, now, known).discount.codes;
  return entered?.refusal ? entered : undefined;
}

/** Adds a gift card to the cart, unless the code is blank. Returns why it cannot pay. */
export function applyGiftCard(
  db: Database,
  cart: Cart,
  code: string,
  now: Date,
): GiftCardProblem | undefined {
  if (code.trim() === "") return undefined;
  const found = lookUpGiftCard(db, code);
  if ("problem" in found) return found.problem;
  const ids = new Set([...cart.giftCards.map(({ id }) => id), found.id]);
  updateCart(db, cart.id, { giftCardIds: [...ids] }, now);
  return undefined;
}

function giftCardsIn({ lines }: Cart): number {
  return lines.reduce((sum, { isGiftCard, quantity }) => sum + (isGiftCard ? quantity : 0), 0);
}

function sold(names: readonly string[]): Outcome {
  return { kind: "sold", names };
}

function rereadCart(db: Database, checkoutToken: string, now: Date, known: BuyerKnown): Cart {
  const cart = findCartOfCheckout(db, checkoutToken, now, known);
  if (!cart) throw new Error("The cart disappeared during its own transaction");
  return cart;
}

function recentDeclines(db: Database, cart: Cart, now: Date): number {
  const since = new Date(now.getTime() - declinesForgottenAfterMinutes * 60_000).toISOString();
  // Ignore attempts from the future: after the clock was set back, they would count for longer.
  const sql = `SELECT count(*) AS count FROM payment
     WHERE cart_id = ? AND status = 'DECLINED' AND created_at > ? AND created_at <= ?`;
  return get<{ count: number }>(db, sql, cart.id, since, now.toISOString())?.count ?? 0;
}

function noteDecline(db: Database, cart: Cart, { attemptKey, now }: Submission): void {
  run(
    db,
    "INSERT INTO payment (cart_id, attempt_key, status, amount, created_at) VALUES (?, ?, 'DECLINED', ?, ?)",
    cart.id,
    attemptKey,
    amountDue(cart),
    now.toISOString(),
  );
}
