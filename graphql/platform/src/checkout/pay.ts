import type { Cart } from "../cart/cart.ts";
import { changeCart, findCartOfCheckout } from "../cart/cart-store.ts";
import { uniqueCodes } from "../cart/cart-input.ts";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import type { Refusal } from "../discount/discount.ts";
import { placeOrder } from "../order/place-order.ts";
import { openBag } from "./checkout-bag.ts";
import type { CheckoutDetails } from "./checkout-form.ts";

/** What came of sending the form. Everything but `paid` leads back to it. */
export type Outcome =
  | { readonly kind: "paid" }
  | { readonly kind: "empty" }
  | { readonly kind: "declined" }
  /** So many cards were declined that the next one has to wait. */
  | { readonly kind: "too-many-declines" }
  | { readonly kind: "total-changed" }
  /** Somebody else bought these meanwhile; they are out of the bag now. */
  | { readonly kind: "sold"; readonly names: readonly string[] }
  | { readonly kind: "code-refused"; readonly refusal: Refusal };

/** Declined cards a checkout takes in a while: enough for a mistyped one, too few for trying out stolen ones. */
export const declinesAllowed = 5;
export const declinesForgottenAfterMinutes = 15;

export interface Submission extends CheckoutDetails {
  readonly checkoutToken: string;
  readonly code: string;
  /** The total that the shopper saw, in cents; null when the form had none. */
  readonly shownTotal: number | null;
  readonly attemptKey: string;
  readonly now: Date;
}

/**
 * Pays for a bag and makes the order, or says what stands in the way, in one transaction: of two who send at once the
 * second sees what the first left. A cart that is paid already stays paid, however often it is sent.
 *
 * The test payment is decided beforehand and moves no money. A real one would be authorized with the attempt key
 * before this transaction and captured after it.
 */
export function pay(db: Database, submission: Submission): Outcome {
  const { checkoutToken, now, email, address } = submission;
  return transaction(db, () => {
    const before = openBag(db, checkoutToken, now);
    if (before?.cart.completedAt) return { kind: "paid" };
    if (!before || before.cart.lines.length === 0)
      return before?.sold.length ? sold(before.sold) : { kind: "empty" };

    const refusal = applyCode(db, before.cart, submission.code, { email, phone: address.phone }, now);
    if (before.sold.length > 0) return sold(before.sold);
    if (refusal) return { kind: "code-refused", refusal };

    const cart = reread(db, checkoutToken, now);
    if (cart.cost.total !== submission.shownTotal) return { kind: "total-changed" };
    if (recentDeclines(db, cart, now) >= declinesAllowed) return { kind: "too-many-declines" };
    if (submission.payment === "declined") {
      noteDecline(db, cart, submission);
      return { kind: "declined" };
    }
    placeOrder(db, { cart, email, address, attemptKey: submission.attemptKey, now });
    return { kind: "paid" };
  });
}

/**
 * Puts the code of the form on the cart. Returns why it does not hold, but only when it is a new one: a code that
 * was there before and lapsed does not keep anybody from paying the total they saw.
 */
export function applyCode(
  db: Database,
  cart: Cart,
  code: string,
  buyer: { readonly email?: string; readonly phone?: string | null },
  now: Date,
): Refusal | undefined {
  const before = cart.discount.codes[0]?.code ?? "";
  const isNew = before.toUpperCase() !== code.trim().toUpperCase();
  changeCart(db, cart.id, { ...buyer, ...(isNew && { discountCodes: uniqueCodes([code]) }) }, now);
  return isNew ? reread(db, cart.checkoutToken, now).discount.codes[0]?.refusal : undefined;
}

function sold(names: readonly string[]): Outcome {
  return { kind: "sold", names };
}

function reread(db: Database, checkoutToken: string, now: Date): Cart {
  const cart = findCartOfCheckout(db, checkoutToken, now);
  if (!cart) throw new Error("a cart vanished within its own transaction");
  return cart;
}

function recentDeclines(db: Database, cart: Cart, now: Date): number {
  const since = new Date(now.getTime() - declinesForgottenAfterMinutes * 60_000).toISOString();
  const sql =
    "SELECT count(*) AS count FROM payment WHERE cart_id = ? AND status = 'DECLINED' AND created_at > ?";
  return get<{ count: number }>(db, sql, cart.id, since)?.count ?? 0;
}

function noteDecline(db: Database, cart: Cart, { attemptKey, now }: Submission): void {
  run(
    db,
    "INSERT INTO payment (cart_id, attempt_key, status, amount, created_at) VALUES (?, ?, 'DECLINED', ?, ?)",
    cart.id,
    attemptKey,
    cart.cost.total,
    now.toISOString(),
  );
}
