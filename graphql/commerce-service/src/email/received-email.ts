import type { EmailMessage } from "@circlet/service-kit/email/email";
import { emailPattern, normalizedEmail } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import { findCustomerByEmail } from "../customers/customer-store.ts";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { queueEmail } from "../shared/email-queue.ts";

const text = v.pipe(v.string(), v.maxLength(1000));
const href = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//));
const link = v.object({ label: text, href });

const message = v.object({
  subject: v.pipe(text, v.minLength(1), v.regex(/^[^\r\n]*$/)),
  preview: text,
  heading: text,
  blocks: v.pipe(
    v.array(
      v.variant("kind", [
        v.object({ kind: v.literal("text"), text }),
        v.object({ kind: v.literal("button"), ...link.entries }),
        v.object({
          kind: v.literal("rows"),
          title: text,
          rows: v.pipe(
            v.array(
              v.object({
                text,
                href: v.exactOptional(href),
                amount: v.exactOptional(text),
                strong: v.exactOptional(v.boolean()),
              }),
            ),
            v.maxLength(100),
          ),
        }),
      ]),
    ),
    v.maxLength(100),
  ),
  reason: text,
  stop: v.exactOptional(link),
});

/** An email that another service wants a customer to get. */
export const receivedEmail = v.object({
  /** The sender's own; the same if it is sent again. */
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)),
  to: v.pipe(v.string(), v.maxLength(254)),
  message,
});

/** Milliseconds that the mailbox keeps such an email. */
const keptFor = 90 * 24 * 3_600_000;
const mostShown = 20;

/** Keeps an email and queues it for the mail server. A second time changes nothing. Returns false for an unknown address. */
export function saveReceivedEmail(
  db: Database,
  { id, to, message: content }: v.InferOutput<typeof receivedEmail>,
  now: Date,
): boolean {
  return transaction(db, () => {
    const oldest = new Date(now.getTime() - keptFor).toISOString();
    for (const table of ["received_email", "guest_email"])
      run(db, `DELETE FROM ${table} WHERE received_at < ?`, oldest);
    const customer = findCustomerByEmail(db, to);
    if (!customer) return saveGuestEmail(db, { id, to, message: content }, now);
    const { changes } = run(
      db,
      "INSERT OR IGNORE INTO received_email (id, customer_id, message, received_at) VALUES (?, ?, ?, ?)",
      id,
      customer.id,
      JSON.stringify(content),
      now.toISOString(),
    );
    if (changes > 0) queueEmail(db, { kind: "alerts", reference: id }, now);
    return true;
  });
}

/** Guests get alerts, too. Returns false if the address is malformed. */
function saveGuestEmail(
  db: Database,
  { id, to, message: content }: v.InferOutput<typeof receivedEmail>,
  now: Date,
): boolean {
  if (!emailPattern.test(to)) return false;
  const { changes } = run(
    db,
    "INSERT OR IGNORE INTO guest_email (id, email, message, received_at) VALUES (?, ?, ?, ?)",
    id,
    normalizedEmail(to),
    JSON.stringify(content),
    now.toISOString(),
  );
  if (changes > 0) queueEmail(db, { kind: "alerts", reference: id }, now);
  return true;
}

/** A received email and the customer's address; undefined if one of them is gone. */
export function findReceivedEmail(
  db: Database,
  id: string,
): { to: string; message: EmailMessage } | undefined {
  const row = get<{ to: string; message: string }>(
    db,
    `SELECT email AS "to", message FROM received_email JOIN customer ON customer.id = customer_id
     WHERE received_email.id = ?1 UNION ALL SELECT email, message FROM guest_email WHERE id = ?1`,
    id,
  );
  return row && { to: row.to, message: JSON.parse(row.message) as EmailMessage };
}

export function receivedEmailsOf(
  db: Database,
  email: string,
  since: Date,
): { reference: string; message: EmailMessage }[] {
  return all<{ reference: string; message: string }>(
    db,
    `SELECT received_email.id AS reference, message, received_at FROM received_email
       JOIN customer ON customer.id = customer_id WHERE email = ?1 AND received_at >= ?2
     UNION ALL SELECT id, message, received_at FROM guest_email WHERE email = ?1 AND received_at >= ?2
     ORDER BY received_at DESC LIMIT ?3`,
    normalizedEmail(email),
    since.toISOString(),
    mostShown,
  ).map(({ reference, message: content }) => ({ reference, message: JSON.parse(content) as EmailMessage }));
}
