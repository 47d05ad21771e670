import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { SQLInputValue } from "node:sqlite";
import type { Attribute } from "../cart/cart.ts";
import type { Database } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import { giftCardsOfOrder } from "../gift-cards/gift-card-store.ts";
import type { Fulfillment, Order, OrderLine, ShippingAddress } from "./order.ts";

/** Columns are named like the properties, so only JSON columns need parsing. */
const orderColumns = `customer_order.id, number, confirmation_number AS confirmationNumber, email, phone, note, attributes,
  processed_at AS processedAt, subtotal, discount, shipping, total, discount_title AS discountTitle,
  discount_code AS discountCode`;

type OrderRow = Omit<Order, "attributes" | "shippingAddress" | "lines" | "fulfillments" | "giftCards"> & {
  attributes: string;
};

export function findOrder(db: Database, id: number): Order | undefined {
  return readOrders(db, "WHERE id = ?", id)[0];
}

export function findOrderOfFulfillment(db: Database, fulfillmentId: number): Order | undefined {
  return readOrders(
    db,
    "WHERE id = (SELECT order_id FROM fulfillment WHERE fulfillment.id = ?)",
    fulfillmentId,
  )[0];
}

/** The id of the order with this number, if it was placed with this email, which is in lower case. */
export function findOrderOfGuest(
  db: Database,
  { number, email }: Pick<Order, "number" | "email">,
): number | undefined {
  const sql = "SELECT id FROM customer_order WHERE number = ? AND email = ?";
  return get<{ id: number }>(db, sql, number, email)?.id;
}

export function findOrderOfCart(db: Database, cartId: number): Order | undefined {
  return readOrders(db, "WHERE cart_id = ?", cartId)[0];
}

export interface OrderListOptions {
  readonly limit: number;
  /** Only orders with a lower number: pass the last number to get the next page. */
  readonly before?: number;
}

export function listOrders(db: Database, email: string, { limit, before }: OrderListOptions): Order[] {
  return readOrders(
    db,
    "WHERE email = ? AND number < ? ORDER BY number DESC LIMIT ?",
    normalizedEmail(email),
    before ?? Number.MAX_SAFE_INTEGER,
    limit,
  );
}

function readOrders(db: Database, where: string, ...values: SQLInputValue[]): Order[] {
  return all<OrderRow>(db, `SELECT ${orderColumns} FROM customer_order ${where}`, ...values).map((row) => ({
    ...row,
    attributes: JSON.parse(row.attributes) as Attribute[],
    shippingAddress: readAddress(db, row.id),
    lines: readLines(db, row.id),
    fulfillments: readFulfillments(db, row.id),
    giftCards: giftCardsOfOrder(db, row.id),
  }));
}

function readAddress(db: Database, orderId: number): ShippingAddress {
  const address = get<ShippingAddress>(
    db,
    `SELECT first_name AS firstName, last_name AS lastName, address1, address2, city, zone_code AS zoneCode, zip,
       country_code AS countryCode, phone
     FROM order_address WHERE order_id = ?`,
    orderId,
  );
  if (!address) throw new Error(`order ${orderId} has no address`);
  return address;
}

function readLines(db: Database, orderId: number): OrderLine[] {
  return all<Omit<OrderLine, "attributes" | "isGiftCard"> & { attributes: string; isGiftCard: 0 | 1 }>(
    db,
    `SELECT id, variant_id AS variantId, product_id AS productId, title, variant_title AS variantTitle, vendor, sku,
       image_src AS imageSrc, image_alt AS imageAlt, quantity, unit_price AS unitPrice,
       compare_at_price AS compareAtPrice, discount, total, attributes, is_gift_card AS isGiftCard
     FROM order_line WHERE order_id = ? ORDER BY position`,
    orderId,
  ).map((row) => ({
    ...row,
    attributes: JSON.parse(row.attributes) as Attribute[],
    isGiftCard: row.isGiftCard === 1,
  }));
}

function readFulfillments(db: Database, orderId: number): Fulfillment[] {
  return all<Fulfillment>(
    db,
    `SELECT id, status, tracking_company AS trackingCompany, tracking_number AS trackingNumber,
       tracking_url AS trackingUrl, created_at AS createdAt, updated_at AS updatedAt
     FROM fulfillment WHERE order_id = ? ORDER BY id`,
    orderId,
  );
}
