import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import type { Tracking } from "./fulfillment.ts";
import { writeOrder } from "./order-writer.ts";
import type { FulfillmentStatus } from "./order.ts";

interface OrderFacts {
  readonly processedAt?: Date;
  readonly status?: FulfillmentStatus;
  readonly tracking?: Tracking;
  /** Cents off each line. */
  readonly discount?: number;
}

export const testAddress = {
  firstName: "Ada",
  lastName: "Marsh",
  address1: "12 Alder Street",
  address2: null,
  city: "Portland",
  zoneCode: "OR",
  zip: "97205",
  countryCode: "US",
  phone: null,
} as const;

/** Writes an order of the products' first variants. Returns its row id. Does not change stock. */
export function testOrder(
  db: Database,
  email: string,
  handles: readonly string[],
  { processedAt = new Date(), status = "CONFIRMED", tracking, discount = 0 }: OrderFacts = {},
): number {
  const variants = handles.flatMap((handle) =>
    all<{ id: number; price: number }>(
      db,
      "SELECT variant.id, price FROM variant JOIN product ON product.id = product_id WHERE handle = ? LIMIT 1",
      handle,
    ),
  );
  return writeOrder(db, {
    cartId: null,
    email,
    phone: null,
    note: null,
    attributes: [],
    processedAt,
    discountTitle: null,
    discountCode: null,
    address: testAddress,
    lines: variants.map(({ id, price }) => ({
      variantId: id,
      quantity: 1,
      unitPrice: price,
      compareAtPrice: null,
      discount,
      attributes: [],
    })),
    fulfillment: { status, updatedAt: processedAt, movedByClock: false, ...(tracking && { tracking }) },
  });
}
