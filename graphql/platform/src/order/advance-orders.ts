import type { Database } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { fulfillmentsIn, updateFulfillment } from "./fulfillment.ts";
import type { FulfillmentStatus } from "./order.ts";
import { newTracking } from "./tracking.ts";

/** The way of a parcel that nothing happens to: each status and the one it leads to. */
const steps = [
  ["OUT_FOR_DELIVERY", "DELIVERED"],
  ["IN_TRANSIT", "OUT_FOR_DELIVERY"],
  ["CONFIRMED", "IN_TRANSIT"],
] as const satisfies readonly (readonly [FulfillmentStatus, FulfillmentStatus])[];

export interface Moved {
  readonly number: number;
  readonly status: FulfillmentStatus;
}

interface Move {
  /** Only parcels that have rested since then. */
  readonly unmovedSince: Date;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Moves every order on its way one step on; who leaves the house gets a tracking number. Later steps come first, so
 * that nothing moves twice. Returns what moved.
 */
export function advanceOrders(db: Database, { unmovedSince, publicUrl, now }: Move): Moved[] {
  return transaction(db, () =>
    steps.flatMap(([from, to]) =>
      fulfillmentsIn(db, from, unmovedSince).map(({ id, orderId }) => {
        moveTo(db, id, to, publicUrl, now);
        return { number: numberOf(db, orderId), status: to };
      }),
    ),
  );
}

/** Moves one order on, those of the demo data, too. Undefined: there is no such order, or it has arrived. */
export function advanceOrder(db: Database, number: number, publicUrl: string, now: Date): Moved | undefined {
  return transaction(db, () => {
    const [fulfillment] = all<{ id: number; status: FulfillmentStatus }>(
      db,
      `SELECT fulfillment.id, status FROM fulfillment JOIN customer_order ON customer_order.id = order_id
       WHERE number = ? ORDER BY fulfillment.id LIMIT 1`,
      number,
    );
    const next = steps.find(([from]) => from === fulfillment?.status)?.[1];
    if (!fulfillment || !next) return undefined;
    moveTo(db, fulfillment.id, next, publicUrl, now);
    return { number, status: next };
  });
}

function moveTo(db: Database, id: number, status: FulfillmentStatus, publicUrl: string, now: Date): void {
  const tracking = status === "IN_TRANSIT" ? { tracking: newTracking(publicUrl) } : {};
  updateFulfillment(db, id, { status, now, ...tracking });
}

function numberOf(db: Database, orderId: number): number {
  return get<{ number: number }>(db, "SELECT number FROM customer_order WHERE id = ?", orderId)?.number ?? 0;
}
