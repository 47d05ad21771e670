import { randomInt } from "node:crypto";
import type { Tracking } from "./fulfillment.ts";

/** The demo's one carrier, invented like the brands. Its page for a parcel is one of ours. */
export const carrier = "Ringpost";

/** A new parcel's number, and where its page is: below the service's public address. */
export function newTracking(publicUrl: string): Tracking {
  const digits = Array.from({ length: 12 }, () => randomInt(10)).join("");
  const number = `RP${digits}US`;
  return { company: carrier, number, url: `${publicUrl}/tracking/${number}` };
}
