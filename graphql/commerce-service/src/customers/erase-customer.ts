import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { findCustomer, findCustomerByEmail } from "./customer-store.ts";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import { emailKinds, type EmailTopic } from "../shared/email-queue.ts";

export interface Erased {
  readonly email: string;
  /** How many orders stay, without the customer. */
  readonly orders: number;
}

const orderIds = "SELECT id FROM customer_order WHERE email = ?1";

/** The references of queued emails to a customer. */
const emailReferences: Readonly<Record<EmailTopic, string>> = {
  "sign-in code": "SELECT sign_in_digest FROM sign_in_code WHERE email = ?1",
  subscription: "SELECT token FROM pending_subscription WHERE email = ?1",
  order: "SELECT CAST(id AS TEXT) FROM customer_order WHERE email = ?1",
  fulfillment: `SELECT CAST(id AS TEXT) FROM fulfillment WHERE order_id IN (${orderIds})`,
  "received email":
    "SELECT received_email.id FROM received_email JOIN customer ON customer.id = customer_id WHERE email = ?1 UNION ALL SELECT id FROM guest_email WHERE email = ?1",
};

const isToCustomer = Object.entries(emailKinds)
  .map(([kind, topic]) => `(kind = '${kind}' AND reference IN (${emailReferences[topic]}))`)
  .join(" OR ");

/** What is stored by email. Orders keep what tax law asks for, and lose everything that leads to a person. */
const byEmail = [
  `DELETE FROM outgoing_mail WHERE ${isToCustomer}`,
  `DELETE FROM cart WHERE lower(email) = ?1 OR id IN (SELECT cart_id FROM customer_order WHERE email = ?1)`,
  `UPDATE fulfillment SET tracking_company = NULL, tracking_number = NULL, tracking_url = NULL
   WHERE order_id IN (${orderIds})`,
  `UPDATE order_line SET attributes = '[]' WHERE order_id IN (${orderIds})`,
  `UPDATE order_address SET first_name = '', last_name = '', address1 = '', address2 = NULL, city = '', zip = '',
     phone = NULL WHERE order_id IN (${orderIds})`,
  "UPDATE customer_order SET email = '', phone = NULL, note = NULL, attributes = '[]' WHERE email = ?1",
  "DELETE FROM discount_issue WHERE email = ?1",
  "DELETE FROM email_subscription WHERE email = ?1",
  "DELETE FROM pending_subscription WHERE email = ?1",
  "DELETE FROM guest_email WHERE email = ?1",
  "DELETE FROM sign_in_code WHERE email = ?1",
  "DELETE FROM sign_in_device WHERE email = ?1",
  "DELETE FROM sign_in_failure WHERE email = ?1",
  "DELETE FROM identity_record WHERE EXISTS (SELECT 1 FROM json_tree(payload) WHERE lower(atom) = ?1)",
  `DELETE FROM marketing_event WHERE EXISTS (SELECT 1 FROM json_tree(profile) WHERE lower(atom) = ?1)
     OR EXISTS (SELECT 1 FROM json_tree(properties) WHERE lower(atom) = ?1)`,
];

/** Takes a number or an email. Orders become anonymous (`customers/redact`). Undefined if nothing is stored. */
export function eraseCustomer(db: Database, numberOrEmail: string): Erased | undefined {
  // Overwrites what it deletes.
  db.exec("PRAGMA secure_delete = ON");
  const erased = transaction(db, () => {
    const customer = /^\d+$/.test(numberOrEmail)
      ? findCustomer(db, Number(numberOrEmail))
      : findCustomerByEmail(db, numberOrEmail);
    const email = customer?.email ?? normalizedEmail(numberOrEmail);
    const orders = all<{ id: number }>(db, orderIds, email).map(({ id }) => id);
    const changes = byEmail.reduce((sum, sql) => sum + run(db, sql, email).changes, 0);
    if (customer) deleteAccount(db, customer.id, orders);
    return customer || changes > 0 ? { email, orders: orders.length } : undefined;
  });
  // Otherwise the log would keep the old pages for a while.
  get(db, "PRAGMA wal_checkpoint(TRUNCATE)");
  return erased;
}

function deleteAccount(db: Database, id: number, orders: readonly number[]): void {
  const sessions = `DELETE FROM identity_record WHERE EXISTS (
    SELECT 1 FROM json_tree(payload) WHERE key = 'accountId' AND atom = ?)`;
  run(db, sessions, String(id));
  run(db, "DELETE FROM customer WHERE id = ?", id);
  run(
    db,
    "INSERT INTO webhook_event (topic, subject_id, order_ids) VALUES ('customers/redact', ?, ?)",
    id,
    JSON.stringify(orders),
  );
}
