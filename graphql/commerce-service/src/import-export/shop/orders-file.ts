import * as v from "valibot";
import { chooseDiscount } from "../../cart/discounts/choose-discount.ts";
import type { Buyer } from "../../cart/discounts/discount.ts";
import { activeDiscounts } from "../../cart/discounts/discount-store.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { writeOrder } from "../../orders/order-writer.ts";
import { fulfillmentStatuses } from "../../orders/order.ts";
import { newTracking } from "../../orders/tracking/tracking.ts";
import { address, days, daysBefore, email, text } from "./shop-values.ts";

/** `orders.json`: the orders of each shopper. They cost what their variants cost now. */
export const ordersFile = v.array(
  v.strictObject({
    email,
    address,
    orders: v.array(
      v.strictObject({
        number: v.pipe(v.number(), v.integer(), v.minValue(1)),
        daysAgo: days,
        status: v.picklist(fulfillmentStatuses),
        /** One line for each. */
        skus: v.pipe(v.array(text), v.nonEmpty()),
      }),
    ),
  }),
);

type Shopper = v.InferOutput<typeof ordersFile>[number];
type Order = Pick<Shopper, "email" | "address"> & Shopper["orders"][number];

/** Creates the orders, oldest number first. Does not change stock. Existing numbers are not changed. */
export function saveOrders(db: Database, shoppers: readonly Shopper[], now: Date): void {
  const orders = shoppers.flatMap(({ orders, ...shopper }) =>
    orders.map((order) => ({ ...shopper, ...order })),
  );
  for (const order of orders.sort((one, other) => one.number - other.number))
    if (!get(db, "SELECT 1 FROM customer_order WHERE number = ?", order.number)) saveOrder(db, order, now);
}

/** Without a discount code, nothing depends on the buyer. */
const anyBuyer: Buyer = { hasEarlierOrder: true, issuedAt: new Map() };

function saveOrder(db: Database, { number, email, address, daysAgo, status, skus }: Order, now: Date): void {
  const variants = skus.map((sku) => variantOf(db, sku, number));
  const prices = variants.map(({ price }) => price);
  const { discount, allocations } = chooseDiscount(
    prices.map((amount) => ({ quantity: 1, amount })),
    [],
    activeDiscounts(db),
    anyBuyer,
    now,
  );
  // The last status update is at most four days after the order.
  const updatedDaysAgo = daysAgo - Math.min(daysAgo * 0.8, 4);
  writeOrder(db, {
    number,
    cartId: null,
    email,
    phone: address.phone,
    note: null,
    attributes: [],
    processedAt: daysBefore(now, daysAgo),
    discountTitle: discount?.title ?? null,
    discountCode: null,
    address,
    lines: variants.map(({ id, price, compareAtPrice }, index) => ({
      variantId: id,
      quantity: 1,
      unitPrice: price,
      compareAtPrice,
      discount: allocations[index] ?? 0,
      attributes: [],
    })),
    fulfillment: {
      status,
      updatedAt: daysBefore(now, updatedDaysAgo),
      movedByClock: false,
      ...(status !== "CONFIRMED" && { tracking: newTracking() }),
    },
  });
}

interface SoldVariant {
  readonly id: number;
  readonly price: number;
  readonly compareAtPrice: number | null;
}

function variantOf(db: Database, sku: string, order: number): SoldVariant {
  const sql = "SELECT id, price, compare_at_price AS compareAtPrice FROM variant WHERE sku = ?";
  const variant = get<SoldVariant>(db, sql, sku);
  if (!variant) throw new CommandError(`orders.json: order ${order}: no variant has the SKU “${sku}”.`);
  return variant;
}
