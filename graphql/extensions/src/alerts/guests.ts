import { createHash } from "node:crypto";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database, Queries } from "../database/database.ts";
import { areAlertsOn, forgetCustomer } from "./email-alerts-store.ts";
import type { AlertFrequency } from "./frequency.ts";
import { addSavedSearch } from "./saved-search-store.ts";
import type { SavedSearch } from "./saved-search.ts";
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
 * Saves a search for an address, and asks its owner to confirm unless they have: anyone can type an address into a form.
 * Nothing else is sent before. Returns "full" if the address has too many searches.
 */
export async function askForAlerts(
  database: Database,
  { email, timeZone, ...search }: GuestRequest,
  now: Date,
): Promise<"full" | undefined> {
  const id = guestId(email);
  if ((await addSavedSearch(database, id, search, now)) === "full") return "full";
  const time = now.toISOString();
  await database.query(
    `INSERT INTO email_alerts (customer_id, is_on, email, token, next_check_at, since, time_zone, asked_at, confirm_attempt_at)
     VALUES ($1, 0, $2, $3, $4, $4, $5, $4, $4)
     ON CONFLICT (customer_id) DO UPDATE SET asked_at = excluded.asked_at, confirm_attempts = 0,
       confirm_attempt_at = excluded.confirm_attempt_at,
       time_zone = coalesce(excluded.time_zone, email_alerts.time_zone)
     WHERE email_alerts.is_on = 0 AND email_alerts.asked_at <= $6`,
    [
      id,
      normalizedEmail(email),
      newStopToken(),
      time,
      timeZone,
      new Date(now.getTime() - quiet).toISOString(),
    ],
  );
  return undefined;
}

/** Turns a guest's alerts on by the token of the email, for what comes from now on. False for an unknown token. */
export function confirmAlerts(database: Database, token: string, now: Date): Promise<boolean> {
  return database.transaction(async (queries) => {
    const [row] = await queries.query<{ id: string }>(
      "SELECT customer_id AS id FROM email_alerts WHERE token = $1 AND asked_at IS NOT NULL",
      [token],
    );
    if (!row || (await areAlertsOn(queries, row.id))) return row !== undefined;
    const time = now.toISOString();
    await queries.query(
      "UPDATE email_alerts SET is_on = 1, next_check_at = $2, confirm_attempt_at = NULL WHERE customer_id = $1",
      [row.id, time],
    );
    await queries.query(
      `UPDATE saved_listing SET seen_at = $2,
         frequency_since = CASE WHEN frequency_since IS NULL THEN NULL ELSE $2 END WHERE customer_id = $1`,
      [row.id, time],
    );
    return true;
  });
}

/** Deletes addresses that nobody confirmed, and those of guests who stopped their alerts. */
export async function forgetUnconfirmed(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - kept).toISOString();
  await database.transaction(async (queries) => {
    const unconfirmed = "SELECT customer_id FROM email_alerts WHERE asked_at < $1 AND is_on = 0";
    await queries.query(`DELETE FROM saved_listing WHERE customer_id IN (${unconfirmed})`, [oldest]);
    await queries.query("DELETE FROM email_alerts WHERE asked_at < $1 AND is_on = 0", [oldest]);
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
