import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { applyGiftCards } from "./applied-gift-cards.ts";
import { type Attribute, type Cart, type CartCost, type CartLine, lineAmount, newToken } from "./cart.ts";
import type { SelectableAddress } from "./delivery/address.ts";
import { chooseDiscount } from "./discounts/choose-discount.ts";
import { activeDiscounts, issuesTo } from "./discounts/discount-store.ts";
import type { Buyer } from "./discounts/discount.ts";

interface CartRow {
  id: number;
  token: string;
  checkout_token: string;
  email: string | null;
  phone: string | null;
  country_code: string | null;
  note: string | null;
  attributes: string;
  discount_codes: string;
  gift_card_ids: string;
  delivery_addresses: string;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
}

interface LineRow {
  id: number;
  token: string;
  variant_id: number;
  product_id: number;
  quantity: number;
  attributes: string;
  price: number;
  compare_at_price: number | null;
  inventory: number | null;
  inventory_policy: "deny" | "continue";
  published: 0 | 1;
  gift_card: 0 | 1;
}

/** The open cart with this token, or undefined when it does not exist or is paid. */
export function findCart(db: Database, token: string, now: Date): Cart | undefined {
  const row = get<CartRow>(db, "SELECT * FROM cart WHERE token = ? AND completed_at IS NULL", token);
  return row && readCart(db, row, now, "anonymous");
}

/** The row of the open cart with this token. Cheaper than reading the cart. */
export function findCartId(db: Database, token: string): number | undefined {
  const sql = "SELECT id FROM cart WHERE token = ? AND completed_at IS NULL";
  return get<{ id: number }>(db, sql, token)?.id;
}

/**
 * What discounts may know about a buyer. Anyone can enter an email address on a cart, so whether it has ordered before,
 * or received a discount code, is revealed only when its buyer pays.
 */
export type BuyerKnown = "anonymous" | "paying";

export function findCartOfCheckout(
  db: Database,
  checkoutToken: string,
  now: Date,
  known: BuyerKnown = "anonymous",
): Cart | undefined {
  const row = get<CartRow>(db, "SELECT * FROM cart WHERE checkout_token = ?", checkoutToken);
  return row && readCart(db, row, now, known);
}

/** Whether a cart has this checkout token. Cheaper than reading the cart. */
export function isCheckout(db: Database, checkoutToken: string): boolean {
  return get(db, "SELECT 1 FROM cart WHERE checkout_token = ?", checkoutToken) !== undefined;
}

/** Creates an empty cart and returns its token. */
export function insertCart(db: Database, now: Date): string {
  const token = newToken();
  run(
    db,
    "INSERT INTO cart (token, checkout_token, created_at, updated_at) VALUES (?, ?, ?, ?)",
    token,
    newToken(),
    now.toISOString(),
    now.toISOString(),
  );
  return token;
}

/** The fields of a cart that a shopper can change. Undefined fields are not changed. */
export interface CartChanges {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly countryCode?: string | null;
  readonly note?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly discountCodes?: readonly string[];
  readonly giftCardIds?: readonly number[];
  readonly deliveryAddresses?: readonly SelectableAddress[];
}

/** Writes the changes and always updates `updatedAt`. */
export function updateCart(db: Database, cartId: number, changes: CartChanges, now: Date): void {
  const set = (column: string, value: string | null) =>
    run(db, `UPDATE cart SET ${column} = ? WHERE id = ?`, value, cartId);
  if (changes.email !== undefined) set("email", changes.email);
  if (changes.phone !== undefined) set("phone", changes.phone);
  if (changes.countryCode !== undefined) set("country_code", changes.countryCode);
  if (changes.note !== undefined) set("note", changes.note);
  if (changes.attributes !== undefined) set("attributes", JSON.stringify(changes.attributes));
  if (changes.discountCodes !== undefined) set("discount_codes", JSON.stringify(changes.discountCodes));
  if (changes.giftCardIds !== undefined) set("gift_card_ids", JSON.stringify(changes.giftCardIds));
  if (changes.deliveryAddresses !== undefined)
    set("delivery_addresses", JSON.stringify(changes.deliveryAddresses));
  set("updated_at", now.toISOString());
}

function readCart(db: Database, row: CartRow, now: Date, known: BuyerKnown): Cart {
  const lines = readLines(db, row.id);
  const codes = JSON.parse(row.discount_codes) as string[];
  const discountable = lines.map((line) =>
    line.isGiftCard ? nothing : { quantity: line.quantity, amount: lineAmount(line) },
  );
  const buyer = known === "paying" ? buyerOf(db, row, codes) : anonymous;
  const discount = chooseDiscount(discountable, codes, activeDiscounts(db), buyer, now);
  const cost = costOf(lines, discount.allocations);
  const payable = discountable.reduce((sum, { amount }) => sum + amount, -cost.discount);
  return {
    __typename: "Cart",
    id: row.id,
    token: row.token,
    checkoutToken: row.checkout_token,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    note: row.note,
    attributes: JSON.parse(row.attributes) as Attribute[],
    deliveryAddresses: JSON.parse(row.delivery_addresses) as SelectableAddress[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    completedAt: row.completed_at,
    lines,
    discount,
    cost,
    giftCards: applyGiftCards(db, JSON.parse(row.gift_card_ids) as number[], payable),
  };
}

/** A gift card is neither discounted nor paid for with another one. */
const nothing = { quantity: 0, amount: 0 };

function costOf(lines: readonly CartLine[], allocations: readonly number[]): CartCost {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const discount = allocations.reduce((sum, amount) => sum + amount, 0);
  return { subtotal, discount, total: subtotal - discount };
}

function readLines(db: Database, cartId: number): CartLine[] {
  const rows = all<LineRow>(
    db,
    `SELECT cart_line.id, token, variant_id, product_id, quantity, attributes, price, compare_at_price, inventory,
       inventory_policy, published, gift_card
     FROM cart_line JOIN variant ON variant.id = variant_id JOIN product ON product.id = product_id
     WHERE cart_id = ? ORDER BY cart_line.id DESC`,
    cartId,
  );
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    variantId: row.variant_id,
    productId: row.product_id,
    quantity: row.quantity,
    attributes: JSON.parse(row.attributes) as Attribute[],
    unitPrice: row.price,
    compareAtPrice: row.compare_at_price,
    available: availableOf(row),
    isGiftCard: row.gift_card === 1,
  }));
}

function availableOf({ published, inventory, inventory_policy }: LineRow): number {
  if (!published) return 0;
  return inventory_policy === "continue" ? Infinity : (inventory ?? Infinity);
}

const anonymous: Buyer = { hasEarlierOrder: false, issuedAt: new Map() };

/** Only discount codes depend on the buyer's order history, so carts without one skip the lookup. */
function buyerOf(db: Database, row: CartRow, codes: readonly string[]): Buyer {
  const email = codes.length > 0 && row.email ? normalizedEmail(row.email) : undefined;
  return {
    hasEarlierOrder:
      email !== undefined &&
      get(db, "SELECT 1 FROM customer_order WHERE email = ? AND cart_id IS NOT ? LIMIT 1", email, row.id) !==
        undefined,
    issuedAt: email === undefined ? new Map() : issuesTo(db, email),
  };
}

/** Deletes open carts that have not changed since the given time and returns how many. Orders keep theirs. */
export function removeAbandonedCarts(db: Database, untouchedSince: Date): number {
  const sql = "DELETE FROM cart WHERE completed_at IS NULL AND updated_at < ?";
  return run(db, sql, untouchedSince.toISOString()).changes;
}
