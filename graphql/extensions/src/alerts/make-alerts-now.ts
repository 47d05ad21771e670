import { type AlertShop, makeAlerts } from "./make-alerts.ts";
import type { Database } from "../database/database.ts";
import { alertStore } from "./alert-store.ts";

/**
 * Checks every customer with alerts, and with `makeInTime` everything that is due at once or daily. Returns who gets an
 * email, and each cause of a failure once.
 */
export async function makeAlertsNow(
  database: Database,
  shop: AlertShop,
  now: Date,
  makeInTime: (onFailure: (error: unknown) => void) => Promise<readonly string[]> = async () => [],
): Promise<{ addresses: string[]; failures: string[] }> {
  const failures = new Set<string>();
  const onFailure = (error: unknown) =>
    failures.add(error instanceof Error ? error.message : "The check failed.");
  await database.query("UPDATE email_alerts SET next_check_at = $1 WHERE is_on = 1", [now.toISOString()]);
  // Those that failed to be read wait for minutes.
  await database.query(
    "UPDATE saved_listing SET next_read_at = $1 WHERE next_read_at > $1 AND conditions IS NULL",
    [now.toISOString()],
  );
  const told = await makeInTime(onFailure).catch((error: unknown) => {
    onFailure(error);
    return [];
  });
  const weekly = await makeAlerts({ store: alertStore(database), shop, onFailure }, now);
  const mailed = new Set([...told, ...weekly]);
  const customers = await database.query<{ id: string; email: string }>(
    "SELECT customer_id AS id, email FROM email_alerts ORDER BY email",
  );
  const addresses = customers.filter(({ id }) => mailed.has(id)).map(({ email }) => email);
  return { addresses, failures: [...failures] };
}
