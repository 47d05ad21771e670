import type { Cart, CartLine } from "../cart/cart.ts";
import { countSold, refreshAvailability } from "../catalogue/availability.ts";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { newConfirmationNumber } from "./confirmation-number.ts";
import type { ShippingAddress } from "./order.ts";

const firstNumber = 1001;

/** A piece was sold between looking and taking. Thrown within the transaction, so that nothing of the order stays. */
export class SoldOut extends Error {
  override readonly name = "SoldOut";
  readonly variantId: number;
  constructor(variantId: number) {
    super(`variant ${variantId} is sold out`);
    this.variantId = variantId;
  }
}

export interface Purchase {
  readonly cart: Cart;
  readonly email: string;
  readonly address: ShippingAddress;
  /** The key of the form that was sent, which may come twice. */
  readonly attemptKey: string;
  readonly now: Date;
}

/**
 * Turns a paid cart into an order: takes the stock, writes the order with its lines, address, payment and first
 * fulfillment, and closes the cart. Call it in a transaction. Throws `SoldOut`.
 */
export function placeOrder(db: Database, purchase: Purchase): number {
  const { cart, now } = purchase;
  for (const line of cart.lines) takeStock(db, line);
  const orderId = insertOrder(db, purchase);
  for (const [index, line] of cart.lines.entries()) {
    insertLine(db, orderId, index + 1, line, cart.discount.allocations[index] ?? 0);
  }
  insertAddress(db, orderId, purchase.address);
  run(
    db,
    "INSERT INTO fulfillment (order_id, status, created_at, updated_at) VALUES (?, 'CONFIRMED', ?, ?)",
    orderId,
    now.toISOString(),
    now.toISOString(),
  );
  run(
    db,
    `INSERT INTO payment (cart_id, order_id, attempt_key, status, amount, created_at)
     VALUES (?, ?, ?, 'SUCCEEDED', ?, ?)`,
    cart.id,
    orderId,
    purchase.attemptKey,
    cart.cost.total,
    now.toISOString(),
  );
  run(
    db,
    "UPDATE cart SET completed_at = ?, updated_at = ? WHERE id = ?",
    now.toISOString(),
    now.toISOString(),
    cart.id,
  );
  return orderId;
}

/** Takes pieces only while they are there: the condition, not the earlier look, is what prevents overselling. */
function takeStock(db: Database, { variantId, productId, quantity }: CartLine): void {
  const { changes } = run(
    db,
    `UPDATE variant SET inventory = CASE WHEN inventory IS NULL THEN NULL ELSE inventory - ?1 END
     WHERE id = ?2 AND (inventory IS NULL OR inventory_policy = 'continue' OR inventory >= ?1)`,
    quantity,
    variantId,
  );
  if (changes === 0) throw new SoldOut(variantId);
  refreshAvailability(db, productId);
  countSold(db, productId, quantity);
}

function insertOrder(db: Database, { cart, email, now }: Purchase): number {
  const { discount } = cart.discount;
  return run(
    db,
    `INSERT INTO customer_order (number, confirmation_number, cart_id, email, phone, note, attributes, processed_at,
       subtotal, discount, total, discount_title, discount_code)
     VALUES ((SELECT coalesce(max(number) + 1, ${firstNumber}) FROM customer_order), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    unusedConfirmationNumber(db),
    cart.id,
    email.trim().toLowerCase(),
    cart.phone,
    cart.note,
    JSON.stringify(cart.attributes),
    now.toISOString(),
    cart.cost.subtotal,
    cart.cost.discount,
    cart.cost.total,
    discount?.title ?? null,
    discount?.code ?? null,
  ).lastInsertRowid;
}

function insertLine(db: Database, orderId: number, position: number, line: CartLine, discount: number): void {
  run(
    db,
    `INSERT INTO order_line (order_id, position, variant_id, product_id, title, variant_title, vendor, sku, image_src,
       image_alt, quantity, unit_price, compare_at_price, discount, total, attributes)
     SELECT ?1, ?2, variant.id, product.id, product.title, variant.title, product.vendor, variant.sku, image.src,
       image.alt_text, ?3, ?4, ?5, ?6, ?4 * ?3 - ?6, ?7
     FROM variant JOIN product ON product.id = variant.product_id
     LEFT JOIN image ON image.id = coalesce(variant.image_id,
       (SELECT id FROM image WHERE product_id = product.id ORDER BY position LIMIT 1))
     WHERE variant.id = ?8`,
    orderId,
    position,
    line.quantity,
    line.unitPrice,
    line.compareAtPrice,
    discount,
    JSON.stringify(line.attributes),
    line.variantId,
  );
}

function insertAddress(db: Database, orderId: number, address: ShippingAddress): void {
  run(
    db,
    `INSERT INTO order_address (order_id, first_name, last_name, address1, address2, city, zone_code, zip, country_code, phone)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    address.firstName,
    address.lastName,
    address.address1,
    address.address2,
    address.city,
    address.zoneCode,
    address.zip,
    address.countryCode,
    address.phone,
  );
}

function unusedConfirmationNumber(db: Database): string {
  for (;;) {
    const candidate = newConfirmationNumber();
    if (!get(db, "SELECT 1 FROM customer_order WHERE confirmation_number = ?", candidate)) return candidate;
  }
}
