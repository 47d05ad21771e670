import { randomInt } from "node:crypto";
import type { Database } from "../database/database.ts";
import { run } from "../database/statement.ts";
import type { Tracking } from "./fulfillment.ts";

/** The demo's one carrier, invented like the brands. Its page for a parcel is one of ours. */
const carrier = "Ringpost";

/** A new parcel's number, and where its page is: below the service's public address. */
export function newTracking(publicUrl: string): Tracking {
  const digits = Array.from({ length: 12 }, () => randomInt(10)).join("");
  const number = `RP${digits}US`;
  return { company: carrier, number, url: `${publicUrl}/tracking/${number}` };
}

/** Leads the links of parcels sent so far to where the service is reached now: its port may be another one. */
export function keepTrackingReachable(db: Database, publicUrl: string): void {
  run(
    db,
    `UPDATE fulfillment SET tracking_url = ?1 || '/tracking/' || tracking_number
     WHERE tracking_company = ?2 AND tracking_url <> ?1 || '/tracking/' || tracking_number`,
    publicUrl,
    carrier,
  );
}
