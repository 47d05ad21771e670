import { type AlertShop, makeAlerts } from "@circlet/alerts/make-alerts";
import { findCustomer } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { alertStore, checkAllNow } from "./alert-store.ts";

/** Checks every customer with alerts. Returns who gets an email, and each cause of a failure once. */
export async function makeAlertsNow(
  database: Database,
  shop: AlertShop,
  now: Date,
): Promise<{ addresses: string[]; failures: string[] }> {
  const failures = new Set<string>();
  const onFailure = (error: unknown) =>
    failures.add(error instanceof Error ? error.message : "The check failed.");
  checkAllNow(database, now);
  const mailed = await makeAlerts({ store: alertStore(database), shop, onFailure }, now);
  // A customer may have been deleted meanwhile.
  const addresses = mailed.flatMap((id) => findCustomer(database, Number(id))?.email ?? []);
  return { addresses, failures: [...failures] };
}
