import type { KnownProduct } from "./alerts.ts";
import { type QuietHours, usualQuietHours } from "./quiet-hours.ts";
import { savedSearches, setSearchFrequency } from "./saved-search-store.ts";
import { newStopToken } from "./stop-alerts.ts";
import type { Database, Queries } from "../database/database.ts";
import {
  forgetKnownProducts,
  saveKnownProducts,
  unwatchProduct,
  watchProducts,
  watchedProducts,
} from "./watched-products.ts";

/** Milliseconds by which the platform's clock may differ from ours, and for which a token is known. */
const clockDifference = 60_000;

export async function areAlertsOn(database: Queries, customerId: string): Promise<boolean> {
  const [row] = await database.query(
    "SELECT 1 AS found FROM email_alerts WHERE customer_id = $1 AND is_on = 1",
    [customerId],
  );
  return row !== undefined;
}

interface Choice extends QuietHours {
  readonly isOn: boolean;
}

/** What the customer chose; alerts are off for one who never chose. */
export async function alertsChoice(database: Queries, customerId: string): Promise<Choice> {
  const [row] = await database.query<{
    isOn: number;
    timeZone: string | null;
    from: number | null;
    until: number | null;
  }>(
    `SELECT is_on AS "isOn", time_zone AS "timeZone", quiet_from AS "from", quiet_until AS "until"
     FROM email_alerts WHERE customer_id = $1`,
    [customerId],
  );
  return {
    isOn: row?.isOn === 1,
    timeZone: row?.timeZone ?? null,
    from: row?.from ?? usualQuietHours.from,
    until: row?.until ?? usualQuietHours.until,
  };
}

/** Returns false for a customer who has never turned alerts on. */
export async function setQuietHours(
  database: Queries,
  customerId: string,
  { timeZone, from, until }: QuietHours,
): Promise<boolean> {
  const changed = await database.query(
    `UPDATE email_alerts SET time_zone = $2, quiet_from = $3, quiet_until = $4 WHERE customer_id = $1
     RETURNING customer_id`,
    [customerId, timeZone, from, until],
  );
  return changed.length > 0;
}

interface AlertsOwner {
  readonly email: string;
  readonly wishlist: readonly (KnownProduct & { readonly isForSale?: boolean })[];
  /** The browser's. A time zone that the customer chose stays. */
  readonly timeZone?: string | null | undefined;
}

/** For changes from now on. If they are on already, only updates the address and the products. */
export async function turnAlertsOn(
  database: Database,
  customerId: string,
  { email, wishlist, timeZone = null }: AlertsOwner,
  now: Date,
): Promise<void> {
  await database.transaction(async (queries) => {
    const wereOn = await areAlertsOn(queries, customerId);
    if (!wereOn)
      await queries.query(
        `UPDATE saved_listing SET seen_at = $2,
           frequency_since = CASE WHEN frequency_since IS NULL THEN NULL ELSE $2 END WHERE customer_id = $1`,
        [customerId, now.toISOString()],
      );
    await queries.query(
      `INSERT INTO email_alerts (customer_id, is_on, email, token, next_check_at, since, email_changed_at, time_zone)
       VALUES ($1, 1, $2, $3, $4, $4, $5, $6)
       ON CONFLICT (customer_id) DO UPDATE SET is_on = 1, email = excluded.email,
         email_changed_at = excluded.email_changed_at,
         time_zone = coalesce(email_alerts.time_zone, excluded.time_zone),
         next_check_at = CASE WHEN email_alerts.is_on = 1 THEN email_alerts.next_check_at ELSE excluded.next_check_at END`,
      // The platform's clock may differ a little, and a change of the last minute must not be missed.
      [
        customerId,
        email,
        newStopToken(),
        now.toISOString(),
        new Date(now.getTime() - clockDifference).toISOString(),
        timeZone,
      ],
    );
    const wished = new Set(wishlist.map(({ id }) => id));
    for (const { id } of await watchedProducts(queries, customerId))
      if (!wished.has(id)) await unwatchProduct(queries, customerId, id);
    // Choices of a customer who had turned alerts off have outlived what the customer knew.
    if (!wereOn)
      await saveKnownProducts(
        queries,
        customerId,
        wishlist.map((product) => ({ ...product, isGone: product.isForSale === false })),
      );
    await watchProducts(queries, customerId, wishlist);
  });
}

/** Turns alerts off and deletes what the customer was shown, but not what the customer chose. An email that waits is not sent. */
export function turnAlertsOff(database: Database, customerId: string): Promise<void> {
  return database.transaction((queries) => turnOff(queries, customerId));
}

async function turnOff(queries: Queries, customerId: string): Promise<void> {
  await queries.query("UPDATE email_alerts SET is_on = 0, next_attempt_at = NULL WHERE customer_id = $1", [
    customerId,
  ]);
  await forgetKnownProducts(queries, customerId);
  for (const table of ["alert_match", "alert_message", "alert_request", "push_device"])
    await queries.query(`DELETE FROM ${table} WHERE customer_id = $1`, [customerId]);
}

/** What the token of a message's link can stop. Null for an unknown token, and while alerts are off. */
export async function stoppableAlerts(database: Queries, token: string) {
  const [row] = await database.query<{ id: string }>(
    "SELECT customer_id AS id FROM email_alerts WHERE token = $1 AND is_on = 1",
    [token],
  );
  if (!row) return null;
  const searches = await savedSearches(database, row.id);
  return {
    searches: searches.filter(({ frequency }) => frequency !== "OFF"),
    hasWishlist: (await watchedProducts(database, row.id)).length > 0,
  };
}

/** Turns alerts off by the token of a message's link: all, or those of one search. False for an unknown token. */
export async function stopAlerts(
  database: Database,
  token: string,
  searchId: string | null,
  now: Date,
): Promise<boolean> {
  const [row] = await database.query<{ id: string }>(
    "SELECT customer_id AS id FROM email_alerts WHERE token = $1",
    [token],
  );
  if (row && searchId === null) await turnAlertsOff(database, row.id);
  // A search that is gone has no alerts.
  else if (row && searchId !== null) await setSearchFrequency(database, row.id, searchId, "OFF", now);
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
