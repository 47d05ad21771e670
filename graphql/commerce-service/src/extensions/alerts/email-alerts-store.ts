import type { Alerts } from "@circlet/alerts/alerts";
import { newStopToken } from "@circlet/alerts/stop-alerts";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { cancelEmail } from "../../email/email-queue.ts";
import { readWishlist } from "../wishlist/wishlist-store.ts";
import { watch } from "./watched-products.ts";

/** Whether a customer gets alerts by email. */
export function areAlertsOn(db: Database, customerId: number): boolean {
  const row = get<{ isOn: number }>(
    db,
    "SELECT is_on AS isOn FROM email_alerts WHERE customer_id = ?",
    customerId,
  );
  return row?.isOn === 1;
}

/** Turns alerts on, for changes from now on. Does nothing if they are on. */
export function turnAlertsOn(db: Database, customerId: number, now: Date): void {
  transaction(db, () => {
    if (areAlertsOn(db, customerId)) return;
    run(
      db,
      `INSERT INTO email_alerts (customer_id, is_on, token, next_check_at) VALUES (?1, 1, ?2, ?3)
       ON CONFLICT (customer_id) DO UPDATE SET is_on = 1, next_check_at = ?3`,
      customerId,
      newStopToken(),
      now.toISOString(),
    );
    watch(db, customerId, readWishlist(db, customerId));
    run(db, "UPDATE saved_listing SET seen_at = ? WHERE customer_id = ?", now.toISOString(), customerId);
  });
}

/** Turns alerts off and forgets what the customer knew. An email that waits is not sent. */
export function turnAlertsOff(db: Database, customerId: number): void {
  transaction(db, () => {
    run(db, "UPDATE email_alerts SET is_on = 0 WHERE customer_id = ?", customerId);
    run(db, "DELETE FROM watched_product WHERE customer_id = ?", customerId);
    cancelEmail(db, { kind: "alerts", reference: String(customerId) });
  });
}

/** Turns alerts off by the token of an email's link. Returns false for an unknown token. */
export function stopAlerts(db: Database, token: string): boolean {
  const row = get<{ id: number }>(db, "SELECT customer_id AS id FROM email_alerts WHERE token = ?", token);
  if (row) turnAlertsOff(db, row.id);
  return row !== undefined;
}

/** A customer's last email. */
export interface AlertMail {
  readonly customerId: number;
  readonly email: string;
  readonly token: string;
  readonly isOn: boolean;
  readonly mailedAt: string;
  readonly alerts: Alerts;
}

/** The last email to a customer; undefined if there was none. */
export function alertMailTo(db: Database, customerId: number): AlertMail | undefined {
  const row = get<Omit<AlertMail, "alerts" | "isOn"> & { alerts: string; isOn: number }>(
    db,
    `SELECT customer_id AS customerId, email, token, is_on AS isOn, mailed_at AS mailedAt, alerts
     FROM email_alerts JOIN customer ON customer.id = customer_id
     WHERE customer_id = ? AND mailed_at IS NOT NULL`,
    customerId,
  );
  return row && { ...row, isOn: row.isOn === 1, alerts: JSON.parse(row.alerts) as Alerts };
}
