import type { Database } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { fulfillmentsIn, updateFulfillment } from "./fulfillment.ts";
import { queueOrderEmail } from "./queue-order-email.ts";
import type { FulfillmentStatus } from "./order.ts";
import { newTracking } from "./tracking/tracking.ts";

/** Each status of an ordinary delivery and the next one. */
const steps = [
  ["OUT_FOR_DELIVERY", "DELIVERED"],
  ["IN_TRANSIT", "OUT_FOR_DELIVERY"],
  ["CONFIRMED", "IN_TRANSIT"],
] as const satisfies readonly (readonly [FulfillmentStatus, FulfillmentStatus])[];

export interface AdvancedOrder {
  readonly number: number;
  readonly status: FulfillmentStatus;
}

interface AdvanceOptions {
  /** Only fulfillments that have not changed since then. */
  readonly unchangedSince: Date;
  /** The most orders per step. */
  readonly most: number;
  readonly now: Date;
}

/** Advances each order in transit by one step, later steps first, so that nothing advances twice. */
export function advanceOrders(db: Database, { unchangedSince, most, now }: AdvanceOptions): AdvancedOrder[] {
  return transaction(db, () =>
    steps.flatMap(([from, to]) =>
      fulfillmentsIn(db, from, unchangedSince, most).map(({ id, orderId }) => {
        advanceTo(db, { id, orderId }, to, now);
        return { number: numberOf(db, orderId), status: to };
      }),
    ),
  );
}

/** Advances one order, including a demo order. Undefined when it does not exist or has been delivered. */
export function advanceOrder(db: Database, number: number, now: Date): AdvancedOrder | undefined {
  return transaction(db, () => {
    const [fulfillment] = all<Advanced & { readonly status: FulfillmentStatus }>(
      db,
      `SELECT fulfillment.id, order_id AS orderId, status FROM fulfillment JOIN customer_order ON customer_order.id = order_id
       WHERE number = ? ORDER BY fulfillment.id LIMIT 1`,
      number,
    );
    const next = steps.find(([from]) => from === fulfillment?.status)?.[1];
    if (!fulfillment || !next) return undefined;
    advanceTo(db, fulfillment, next, now);
    return { number, status: next };
  });
}

interface Advanced {
  readonly id: number;
  readonly orderId: number;
}

function advanceTo(db: Database, { id, orderId }: Advanced, status: FulfillmentStatus, now: Date): void {
  const tracking = status === "IN_TRANSIT" ? { tracking: newTracking() } : {};
  updateFulfillment(db, id, { status, now, ...tracking });
  if (status === "IN_TRANSIT") queueOrderEmail(db, { kind: "shipping", orderId, reference: id }, now);
  if (status === "DELIVERED") queueOrderEmail(db, { kind: "delivery", orderId, reference: id }, now);
}

function numberOf(db: Database, orderId: number): number {
  return get<{ number: number }>(db, "SELECT number FROM customer_order WHERE id = ?", orderId)?.number ?? 0;
}
