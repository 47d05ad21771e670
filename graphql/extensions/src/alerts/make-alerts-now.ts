import { type AlertShop, makeAlerts } from "./make-alerts.ts";
import type { Database } from "../database/database.ts";
import { alertStore } from "./alert-store.ts";

/** Checks every customer with alerts. Returns who gets an email, and each cause of a failure once. */
export async function makeAlertsNow(
  database: Database,
  shop: AlertShop,
  now: Date,
): Promise<{ addresses: string[]; failures: string[] }> {
  const failures = new Set<string>();
  const onFailure = (error: unknown) =>
    failures.add(error instanceof Error ? error.message : "The check failed.");
  await database.query("UPDATE email_alerts SET next_check_at = $1 WHERE is_on = 1", [now.toISOString()]);
  const mailed = new Set(await makeAlerts({ store: alertStore(database), shop, onFailure }, now));
  const customers = await database.query<{ id: string; email: string }>(
    "SELECT customer_id AS id, email FROM email_alerts ORDER BY email",
  );
  const addresses = customers.filter(({ id }) => mailed.has(id)).map(({ email }) => email);
  return { addresses, failures: [...failures] };
}
