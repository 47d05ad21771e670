import type { WatchedProduct } from "./alerts.ts";
import { newStopToken } from "./stop-alerts.ts";
import type { Database, Queries } from "../database/database.ts";
import { unwatch, watch, watchedProducts } from "./watched-products.ts";

/** Whether a customer gets alerts by email. */
export async function areAlertsOn(database: Queries, customerId: string): Promise<boolean> {
  const [row] = await database.query(
    "SELECT 1 AS found FROM email_alerts WHERE customer_id = $1 AND is_on = 1",
    [customerId],
  );
  return row !== undefined;
}

/**
 * Turns alerts on, for changes from now on. If they are on already, only updates the address and the
 * products.
 */
export async function turnAlertsOn(
  database: Database,
  customerId: string,
  { email, wishlist }: { readonly email: string; readonly wishlist: readonly WatchedProduct[] },
  now: Date,
): Promise<void> {
  await database.transaction(async (queries) => {
    if (!(await areAlertsOn(queries, customerId)))
      await queries.query("UPDATE saved_listing SET seen_at = $2 WHERE customer_id = $1", [
        customerId,
        now.toISOString(),
      ]);
    await queries.query(
      `INSERT INTO email_alerts (customer_id, is_on, email, token, next_check_at) VALUES ($1, 1, $2, $3, $4)
       ON CONFLICT (customer_id) DO UPDATE SET is_on = 1, email = excluded.email,
         next_check_at = CASE WHEN email_alerts.is_on = 1 THEN email_alerts.next_check_at ELSE excluded.next_check_at END`,
      [customerId, email, newStopToken(), now.toISOString()],
    );
    const wished = new Set(wishlist.map(({ id }) => id));
    for (const { id } of await watchedProducts(queries, customerId))
      if (!wished.has(id)) await unwatch(queries, customerId, id);
    await watch(queries, customerId, wishlist);
  });
}

/** Turns alerts off and forgets what the customer knew. An email that waits is not sent. */
export async function turnAlertsOff(database: Database, customerId: string): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query("UPDATE email_alerts SET is_on = 0, next_attempt_at = NULL WHERE customer_id = $1", [
      customerId,
    ]);
    await queries.query("DELETE FROM watched_product WHERE customer_id = $1", [customerId]);
  });
}

/** Turns alerts off by the token of an email's link. Returns false for an unknown token. */
export async function stopAlerts(database: Database, token: string): Promise<boolean> {
  const [row] = await database.query<{ id: string }>(
    "SELECT customer_id AS id FROM email_alerts WHERE token = $1",
    [token],
  );
  if (row) await turnAlertsOff(database, row.id);
  return row !== undefined;
}

/** Sends a customer's alerts to another address from now on. Without an address, turns them off. */
export async function changeAddress(
  database: Database,
  customerId: string,
  email: string | null,
): Promise<void> {
  if (email === null) return turnAlertsOff(database, customerId);
  await database.query("UPDATE email_alerts SET email = $2 WHERE customer_id = $1", [customerId, email]);
}

/** Deletes everything about a customer. */
export async function forgetCustomer(database: Database, customerId: string): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query("DELETE FROM saved_listing WHERE customer_id = $1", [customerId]);
    await queries.query("DELETE FROM email_alerts WHERE customer_id = $1", [customerId]);
  });
}
