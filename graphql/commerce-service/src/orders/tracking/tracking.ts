import { randomInt } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import type { Tracking } from "../fulfillment.ts";
import type { FulfillmentStatus } from "../order.ts";

/** The demo's invented carrier. The service serves its tracking page. */
const carrier = "Ringpost";

/** A new parcel of the demo's carrier. */
export function newTracking(): Tracking {
  const digits = Array.from({ length: 12 }, () => randomInt(10)).join("");
  return { company: carrier, number: `RP${digits}US`, url: null };
}

/** The parcel's tracking page. Demo parcels store no URL, because the service's own address may change. */
export function trackingPage({ number, url }: Tracking, publicUrl: string): string {
  return url ?? `${publicUrl}/tracking/${number}`;
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
