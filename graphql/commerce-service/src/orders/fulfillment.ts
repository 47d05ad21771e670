import type { Database } from "../database/database.ts";
import { all, run } from "../database/statement.ts";
import type { FulfillmentStatus } from "./order.ts";

export interface Tracking {
  readonly company: string;
  readonly number: string;
  /** The carrier's page for the parcel; null for the page of this service. */
  readonly url: string | null;
}

/** Updates a fulfillment and adds tracking if given; existing tracking is kept. Returns whether it exists. */
export function updateFulfillment(
  db: Database,
  fulfillmentId: number,
  { status, tracking, now }: { status: FulfillmentStatus; tracking?: Tracking; now: Date },
): boolean {
  const { changes } = run(
    db,
    `UPDATE fulfillment SET status = ?, tracking_company = coalesce(?, tracking_company),
       tracking_number = coalesce(?, tracking_number), tracking_url = coalesce(?, tracking_url), updated_at = ?
     WHERE id = ?`,
    status,
    tracking?.company ?? null,
    tracking?.number ?? null,
    tracking?.url ?? null,
    now.toISOString(),
    fulfillmentId,
  );
  return changes > 0;
}

/** Fulfillments in a status that the clock advances and that have not changed since the given time, oldest first. */
export function fulfillmentsIn(
  db: Database,
  status: FulfillmentStatus,
  unchangedSince: Date,
  most: number,
): { readonly id: number; readonly orderId: number }[] {
  return all<{ id: number; orderId: number }>(
    db,
    `SELECT id, order_id AS orderId FROM fulfillment WHERE status = ? AND updated_at <= ? AND moved_by_clock = 1
     ORDER BY updated_at, id LIMIT ?`,
    status,
    unchangedSince.toISOString(),
    most,
  );
}
