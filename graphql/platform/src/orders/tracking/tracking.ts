import { randomInt } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import type { Tracking } from "../fulfillment.ts";
import type { FulfillmentStatus } from "../order.ts";

/** The demo's invented carrier. The service serves its tracking page. */
const carrier = "Ringpost";

/** A new tracking number with its page under the service's public URL. */
export function newTracking(publicUrl: string): Tracking {
  const digits = Array.from({ length: 12 }, () => randomInt(10)).join("");
  const number = `RP${digits}US`;
  return { company: carrier, number, url: `${publicUrl}/tracking/${number}` };
}

/** Points existing tracking links to the service's current public URL, because its port may have changed. */
export function updateTrackingUrls(db: Database, publicUrl: string): void {
  run(
    db,
    `UPDATE fulfillment SET tracking_url = ?1 || '/tracking/' || tracking_number
     WHERE tracking_company = ?2 AND tracking_url <> ?1 || '/tracking/' || tracking_number`,
    publicUrl,
    carrier,
  );
}

/** What anyone with the tracking number may see: the progress of a parcel, but nothing about its recipient. */
export interface TrackedParcel {
  readonly number: string;
  readonly company: string;
  readonly status: FulfillmentStatus;
  /** When the order was placed and when the parcel last moved. ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function findParcel(db: Database, trackingNumber: string): TrackedParcel | undefined {
  return get<TrackedParcel>(
    db,
    `SELECT tracking_number AS number, tracking_company AS company, status, created_at AS createdAt,
       updated_at AS updatedAt
     FROM fulfillment WHERE tracking_number = ?`,
    trackingNumber,
  );
}
