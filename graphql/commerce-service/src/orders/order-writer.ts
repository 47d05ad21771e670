import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import { randomInt } from "node:crypto";
import type { Attribute } from "../cart/cart.ts";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import type { Tracking } from "./fulfillment.ts";
import type { FulfillmentStatus, ShippingAddress } from "./order.ts";

const firstNumber = 1001;

/** A line to write. Everything else is copied from the current variant. Money is in cents. */
export interface NewOrderLine {
  readonly variantId: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly compareAtPrice: number | null;
  readonly discount: number;
  readonly attributes: readonly Attribute[];
}

export interface NewFulfillment {
  readonly status: FulfillmentStatus;
  readonly updatedAt: Date;
  readonly tracking?: Tracking;
  /** Whether the clock advances the order. */
  readonly movedByClock: boolean;
}

export interface NewOrder {
  /** Defaults to the next number. */
  readonly number?: number;
  readonly cartId: number | null;
  readonly email: string;
  readonly phone: string | null;
  readonly note: string | null;
  readonly attributes: readonly Attribute[];
  readonly processedAt: Date;
  readonly discountTitle: string | null;
  readonly discountCode: string | null;
  readonly address: ShippingAddress;
  readonly lines: readonly NewOrderLine[];
  /** Undefined if there is nothing to ship. */
  readonly fulfillment?: NewFulfillment | undefined;
}

/** Writes an order with its lines, address and fulfillment. Returns its id. Does not change stock. */
export function writeOrder(db: Database, order: NewOrder): number {
  const orderId = insertOrder(db, order);
  for (const [index, line] of order.lines.entries()) insertLine(db, orderId, index + 1, line);
  insertAddress(db, orderId, order.address);
  if (order.fulfillment) insertFulfillment(db, orderId, order.fulfillment, order.processedAt);
  return orderId;
}

function insertOrder(db: Database, order: NewOrder): number {
  const subtotal = order.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discount = order.lines.reduce((sum, line) => sum + line.discount, 0);
  return run(
    db,
    `INSERT INTO customer_order (number, confirmation_number, cart_id, email, phone, note, attributes, processed_at,
       subtotal, discount, total, discount_title, discount_code)
     VALUES (coalesce(?, (SELECT coalesce(max(number) + 1, ${firstNumber}) FROM customer_order)), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.number ?? null,
    unusedConfirmationNumber(db),
    order.cartId,
    normalizedEmail(order.email),
    order.phone,
    order.note,
    JSON.stringify(order.attributes),
    order.processedAt.toISOString(),
    subtotal,
    discount,
    subtotal - discount,
    order.discountTitle,
    order.discountCode,
  ).lastInsertRowid;
}

function insertLine(db: Database, orderId: number, position: number, line: NewOrderLine): void {
  run(
    db,
    `INSERT INTO order_line (order_id, position, variant_id, product_id, title, variant_title, vendor, sku, image_src,
       image_alt, quantity, unit_price, compare_at_price, discount, total, attributes, is_gift_card)
     SELECT ?1, ?2, variant.id, product.id, product.title, variant.title, product.vendor, variant.sku, image.src,
       image.alt_text, ?3, ?4, ?5, ?6, ?4 * ?3 - ?6, ?7, product.gift_card
     FROM variant JOIN product ON product.id = variant.product_id
     LEFT JOIN image ON image.id = coalesce(variant.image_id,
       (SELECT id FROM image WHERE product_id = product.id ORDER BY position LIMIT 1))
     WHERE variant.id = ?8`,
    orderId,
    position,
    line.quantity,
    line.unitPrice,
    line.compareAtPrice,
    line.discount,
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

function insertFulfillment(
  db: Database,
  orderId: number,
  { status, updatedAt, tracking, movedByClock }: NewFulfillment,
  processedAt: Date,
): void {
  run(
    db,
    `INSERT INTO fulfillment (order_id, status, tracking_company, tracking_number, tracking_url, created_at, updated_at,
       moved_by_clock)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    status,
    tracking?.company ?? null,
    tracking?.number ?? null,
    tracking?.url ?? null,
    processedAt.toISOString(),
    updatedAt.toISOString(),
    movedByClock ? 1 : 0,
  );
}

function unusedConfirmationNumber(db: Database): string {
  for (;;) {
    const candidate = newConfirmationNumber();
    if (!get(db, "SELECT 1 FROM customer_order WHERE confirmation_number = ?", candidate)) return candidate;
  }
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Nine random capital letters and digits, as on the hosted platform: about 10¹⁴ combinations. */
export function newConfirmationNumber(): string {
  return Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join("");
}
