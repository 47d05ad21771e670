import { createHash } from "node:crypto";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database, Queries } from "../database/database.ts";
import { areAlertsOn, forgetCustomer } from "./email-alerts-store.ts";
import type { AlertFrequency } from "./frequency.ts";
import { addSearch, removeSavedSearch, savedSearches, savedSearchesOf } from "./saved-search-store.ts";
import { mostSavedSearches, type SavedSearch } from "./saved-search.ts";
import { newStopToken } from "./stop-alerts.ts";

/** Milliseconds in which an address gets one email that asks to confirm, however often it is typed into a form. */
const quiet = 15 * 60_000;

/** Milliseconds in which it can be confirmed. */
const kept = 30 * 24 * 3_600_000;

const prefix = "guest:";

/** Stands for an address wherever alerts belong to a customer. */
export function guestId(email: string): string {
  return prefix + createHash("sha256").update(normalizedEmail(email)).digest("base64url");
}

export function isGuest(customerId: string): boolean {
  return customerId.startsWith(prefix);
}

interface GuestRequest extends Pick<SavedSearch, "path" | "name"> {
  readonly email: string;
  readonly timeZone: string | null;
  readonly frequency: AlertFrequency;
}

/**
 * Keeps a request for alerts at an address, and asks its owner to confirm: anyone can type an address into a form. What
 * the owner has confirmed does not change before. The answer is the same for every address, so that nobody learns which
 * are known. An address keeps its newest requests.
 */
export async function askForAlerts(
  database: Database,
  { email, timeZone, path, name, frequency }: GuestRequest,
  now: Date,
): Promise<void> {
  const id = guestId(email);
  const time = now.toISOString();
  await database.transaction(async (queries) => {
    // A waiting email is about this request, too.
    await queries.query(
      `INSERT INTO email_alerts (customer_id, is_on, email, token, next_check_at, since, time_zone, asked_at, confirm_attempt_at)
       VALUES ($1, 0, $2, $3, $4, $4, $5, $4, $4) ON CONFLICT (customer_id) DO NOTHING`,
      [id, normalizedEmail(email), newStopToken(), time, timeZone],
    );
    if (await isKnown(queries, id, path, now)) return;
    await queries.query(
      `INSERT INTO alert_request (customer_id, path, name, frequency, asked_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (customer_id, path) DO UPDATE SET name = excluded.name, frequency = excluded.frequency,
         asked_at = excluded.asked_at, mailed_at = NULL`,
      [id, path, name, frequency, time],
    );
    await queries.query(
      `DELETE FROM alert_request WHERE customer_id = $1 AND path NOT IN
         (SELECT path FROM alert_request WHERE customer_id = $1 ORDER BY asked_at DESC, path LIMIT ${mostSavedSearches})`,
      [id],
    );
    await sendConfirmation(queries, id, timeZone, now);
  }, savedSearchesOf(id));
}

/** Whether the address has these alerts already, or a recent email that asks to confirm them. */
async function isKnown(queries: Queries, id: string, path: string, now: Date): Promise<boolean> {
  if (await areAlertsOn(queries, id)) {
    const saved = await savedSearches(queries, id);
    if (saved.some((search) => search.path === path && search.frequency !== "OFF")) return true;
  }
  const [asked] = await queries.query(
    "SELECT 1 AS found FROM alert_request WHERE customer_id = $1 AND path = $2 AND mailed_at > $3",
    [id, path, new Date(now.getTime() - quiet).toISOString()],
  );
  return asked !== undefined;
}

/** Has an email sent that asks to confirm: at once, or when the last one is long enough ago. */
export async function sendConfirmation(
  queries: Queries,
  id: string,
  timeZone: string | null,
  now: Date,
): Promise<void> {
  const [row] = await queries.query<{ askedAt: string; attemptAt: string | null }>(
    `SELECT asked_at AS "askedAt", confirm_attempt_at AS "attemptAt" FROM email_alerts WHERE customer_id = $1`,
    [id],
  );
  if (!row || row.attemptAt !== null) return;
  const due = new Date(Math.max(now.getTime(), Date.parse(row.askedAt) + quiet)).toISOString();
  await queries.query(
    `UPDATE email_alerts SET asked_at = $2, confirm_attempt_at = $2, confirm_attempts = 0,
       time_zone = CASE WHEN is_on = 1 THEN time_zone ELSE coalesce($3, time_zone) END WHERE customer_id = $1`,
    [id, due, timeZone],
  );
}

/**
 * Turns on what the guest was asked to confirm by the token of the email, for what comes from now on. Of more searches
 * than an address may have, the newest stay. False for an unknown token.
 */
export async function confirmAlerts(database: Database, token: string, now: Date): Promise<boolean> {
  const [row] = await database.query<{ id: string }>(
    "SELECT customer_id AS id FROM email_alerts WHERE token = $1 AND asked_at IS NOT NULL",
    [token],
  );
  if (!row) return false;
  await database.transaction((queries) => confirm(queries, row.id, now), savedSearchesOf(row.id));
  return true;
}

async function confirm(queries: Queries, id: string, now: Date): Promise<void> {
  const time = now.toISOString();
  const requests = await queries.query<Pick<GuestRequest, "path" | "name" | "frequency">>(
    "SELECT path, name, frequency FROM alert_request WHERE customer_id = $1 AND mailed_at IS NOT NULL ORDER BY asked_at",
    [id],
  );
  if (!(await areAlertsOn(queries, id))) {
    await queries.query("UPDATE email_alerts SET is_on = 1, next_check_at = $2 WHERE customer_id = $1", [
      id,
      time,
    ]);
    await queries.query(
      `UPDATE saved_listing SET seen_at = $2,
         frequency_since = CASE WHEN frequency_since IS NULL THEN NULL ELSE $2 END WHERE customer_id = $1`,
      [id, time],
    );
  }
  for (const [index, request] of requests.entries()) {
    // Searches are ordered by their times.
    const at = new Date(now.getTime() + index);
    if ((await addSearch(queries, id, request, at)) !== "full") continue;
    const oldest = (await savedSearches(queries, id)).at(-1);
    if (oldest) await removeSavedSearch(queries, id, oldest.id);
    await addSearch(queries, id, request, at);
  }
  await queries.query("DELETE FROM alert_request WHERE customer_id = $1 AND mailed_at IS NOT NULL", [id]);
  // An email that waits is about nothing any more.
  await queries.query(
    `UPDATE email_alerts SET confirm_attempt_at = NULL
     WHERE customer_id = $1 AND NOT EXISTS (SELECT 1 FROM alert_request WHERE customer_id = $1)`,
    [id],
  );
}

/** Deletes addresses and requests that nobody confirmed, and addresses of guests who stopped their alerts. */
export async function forgetUnconfirmed(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - kept).toISOString();
  await database.transaction(async (queries) => {
    const unconfirmed = "SELECT customer_id FROM email_alerts WHERE asked_at < $1 AND is_on = 0";
    await queries.query(`DELETE FROM saved_listing WHERE customer_id IN (${unconfirmed})`, [oldest]);
    await queries.query("DELETE FROM email_alerts WHERE asked_at < $1 AND is_on = 0", [oldest]);
    await queries.query("DELETE FROM alert_request WHERE asked_at < $1", [oldest]);
  });
}

/** Deletes what is stored about a customer, and what the same address was asked for without an account. */
export async function forgetPerson(queries: Queries, customerId: string, deletedAt: Date): Promise<void> {
  const [customer] = await queries.query<{ email: string }>(
    "SELECT email FROM email_alerts WHERE customer_id = $1",
    [customerId],
  );
  await forgetCustomer(queries, customerId, deletedAt);
  if (customer) await forgetCustomer(queries, guestId(customer.email), deletedAt);
}
