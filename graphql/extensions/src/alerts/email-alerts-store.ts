import type { WatchedProduct } from "./alerts.ts";
import { newStopToken } from "./stop-alerts.ts";
import type { Database, Queries } from "../database/database.ts";
import { unwatchProduct, watchProducts, watchedProducts } from "./watched-products.ts";

/** Milliseconds by which the platform's clock may differ from ours, and for which a token is known. */
const clockDifference = 60_000;

export async function areAlertsOn(database: Queries, customerId: string): Promise<boolean> {
  const [row] = await database.query(
    "SELECT 1 AS found FROM email_alerts WHERE customer_id = $1 AND is_on = 1",
    [customerId],
  );
  return row !== undefined;
}

/** For changes from now on. If they are on already, only updates the address and the products. */
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
      `INSERT INTO email_alerts (customer_id, is_on, email, token, next_check_at, since, email_changed_at)
       VALUES ($1, 1, $2, $3, $4, $4, $5)
       ON CONFLICT (customer_id) DO UPDATE SET is_on = 1, email = excluded.email,
         email_changed_at = excluded.email_changed_at,
         next_check_at = CASE WHEN email_alerts.is_on = 1 THEN email_alerts.next_check_at ELSE excluded.next_check_at END`,
      // The platform's clock may differ a little, and a change of the last minute must not be missed.
      [
        customerId,
        email,
        newStopToken(),
        now.toISOString(),
        new Date(now.getTime() - clockDifference).toISOString(),
      ],
    );
    const wished = new Set(wishlist.map(({ id }) => id));
    for (const { id } of await watchedProducts(queries, customerId))
      if (!wished.has(id)) await unwatchProduct(queries, customerId, id);
    await watchProducts(queries, customerId, wishlist);
  });
}

/** Turns alerts off and deletes what the customer was shown. An email that waits is not sent. */
export function turnAlertsOff(database: Database, customerId: string): Promise<void> {
  return database.transaction((queries) => turnOff(queries, customerId));
}

async function turnOff(queries: Queries, customerId: string): Promise<void> {
  await queries.query("UPDATE email_alerts SET is_on = 0, next_attempt_at = NULL WHERE customer_id = $1", [
    customerId,
  ]);
  await queries.query("DELETE FROM watched_product WHERE customer_id = $1", [customerId]);
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

/** Turns alerts off without an address. Ignores changes older than the known one. Call it in a transaction. */
export async function changeAddress(
  queries: Queries,
  customerId: string,
  email: string | null,
  changedAt: Date,
): Promise<void> {
  const [changed] = await queries.query(
    `UPDATE email_alerts SET email = coalesce($2, email), email_changed_at = $3
     WHERE customer_id = $1 AND (email_changed_at IS NULL OR email_changed_at < $3) RETURNING customer_id`,
    [customerId, email, changedAt.toISOString()],
  );
  if (changed && email === null) await turnOff(queries, customerId);
}

/** Deletes what came before the account's deletion or in the minute after it. Call it in a transaction. */
export async function forgetCustomer(queries: Queries, customerId: string, deletedAt: Date): Promise<void> {
  const until = new Date(deletedAt.getTime() + clockDifference).toISOString();
  await queries.query("DELETE FROM saved_listing WHERE customer_id = $1 AND saved_at <= $2", [
    customerId,
    until,
  ]);
  await queries.query("DELETE FROM email_alerts WHERE customer_id = $1 AND (since IS NULL OR since <= $2)", [
    customerId,
    until,
  ]);
}
