import { allocate } from "../../cart/discounts/allocate.ts";
import { activeDiscounts } from "../../cart/discounts/discount-store.ts";
import type { Database } from "../../database/database.ts";
import { all } from "../../database/statement.ts";
import { writeOrder } from "../../orders/order-writer.ts";
import type { ShippingAddress } from "../../orders/order.ts";
import { newTracking } from "../../orders/tracking/tracking.ts";
import { seededRandom } from "../random/seeded-random.ts";
import {
  type DemoOrder,
  otherShoppers,
  demoCustomer,
  demoCustomerAddress,
  demoCustomerOrders,
} from "./demo-people.ts";

const day = 86_400_000;

interface SoldVariant {
  readonly id: number;
  readonly price: number;
  readonly compare_at_price: number | null;
}

interface Planned extends DemoOrder {
  readonly email: string;
  readonly address: ShippingAddress;
}

/**
 * Creates orders for the demo catalog's sold-out products. The demo customer's orders choose theirs first, then other
 * shoppers'. No order has an available product. Call it in a transaction.
 */
export function seedOrders(db: Database, now: Date): void {
  const variants = soldVariants(db);
  const planned = [...demoCustomerPlan(), ...othersPlan(variants.length)].map((order) => ({
    order,
    lines: variants.splice(0, order.items),
  }));
  // Order numbers increase with time.
  planned.sort((a, b) => b.order.daysAgo - a.order.daysAgo);
  for (const { order, lines } of planned) {
    if (lines.length > 0) write(db, order, lines, now);
  }
}

/** Sold-out variants that are in no order yet, shuffled to mix brands and prices. */
function soldVariants(db: Database): SoldVariant[] {
  const variants = all<SoldVariant>(
    db,
    `SELECT id, price, compare_at_price FROM variant
     WHERE inventory = 0 AND id NOT IN (SELECT variant_id FROM order_line WHERE variant_id IS NOT NULL) ORDER BY id`,
  );
  return seededRandom("orders").shuffle(variants);
}

function demoCustomerPlan(): Planned[] {
  return demoCustomerOrders.map((order) => ({
    ...order,
    email: demoCustomer.email,
    address: demoCustomerAddress,
  }));
}

function othersPlan(atMost: number): Planned[] {
  const random = seededRandom("other shoppers");
  return Array.from({ length: atMost }, (_, index) => {
    const shopper = random.pick(otherShoppers);
    return {
      daysAgo: 20 + index * 5,
      items: random.weighted({ 1: 2, 2: 3, 3: 1 }) === "1" ? 1 : random.integer(2, 3),
      // A small share is never delivered.
      status: random.chance(0.05) ? ("FAILURE" as const) : ("DELIVERED" as const),
      email: `${shopper.firstName}.${shopper.lastName}@circlet.example`,
      address: { ...shopper, address2: null, countryCode: "US" as const, phone: null },
    };
  });
}

function write(db: Database, order: Planned, variants: readonly SoldVariant[], now: Date): void {
  const processedAt = new Date(now.getTime() - order.daysAgo * day);
  // The last status update is at most four days after the order.
  const updatedAt = new Date(processedAt.getTime() + Math.min(order.daysAgo * 0.8, 4) * day);
  const automatic = variants.length > 1 ? activeDiscounts(db).find(({ code }) => code === null) : undefined;
  const prices = variants.map(({ price }) => price);
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const shares = allocate(Math.round((subtotal * (automatic?.percent ?? 0)) / 100), prices);
  writeOrder(db, {
    cartId: null,
    email: order.email,
    phone: order.address.phone,
    note: null,
    attributes: [],
    processedAt,
    discountTitle: automatic?.title ?? null,
    discountCode: null,
    address: order.address,
    lines: variants.map((variant, index) => ({
      variantId: variant.id,
      quantity: 1,
      unitPrice: variant.price,
      compareAtPrice: variant.compare_at_price,
      discount: shares[index] ?? 0,
      attributes: [],
    })),
    fulfillment: {
      status: order.status,
      updatedAt,
      movedByClock: false,
      ...(order.status !== "CONFIRMED" && { tracking: newTracking() }),
    },
  });
}
