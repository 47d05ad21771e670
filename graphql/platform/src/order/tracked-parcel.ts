import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import type { FulfillmentStatus } from "./order.ts";

/** What anybody who has a parcel's number may know: how far it is, and nothing of whose it is. */
export interface TrackedParcel {
  readonly number: string;
  readonly company: string;
  readonly status: FulfillmentStatus;
  /** When the order was made, and when the parcel last moved; ISO 8601. */
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
