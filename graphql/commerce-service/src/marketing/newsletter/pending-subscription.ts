import { randomBytes } from "node:crypto";
import { issueDiscount } from "../../cart/discounts/discount-store.ts";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { queueEmail } from "../../shared/email-queue.ts";
import {
  subscribeEmail,
  type SubscriptionChange,
  subscriptionState,
  unsubscribeEmail,
} from "./subscription-store.ts";

/** New subscribers get this discount code in the welcome email. */
export const welcomeDiscountCode = "WELCOME";

export interface PendingSubscription {
  readonly email: string;
  /** A secret that only the owner of the mailbox knows. */
  readonly token: string;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly confirmedAt: string | null;
}

/** Days in which a subscription can be confirmed. */
const keptDays = 30;

const columns = "email, token, asked_at AS askedAt, confirmed_at AS confirmedAt";

/** Minutes in which an address gets one email that asks to confirm, however often it is typed into a form. */
const quietMinutes = 15;

/** Emails a question, unless the address is subscribed: anyone can type an address into a form. */
export function askToConfirm(db: Database, email: string, change: SubscriptionChange): void {
  transaction(db, () => {
    if (subscriptionState(db, email) === "SUBSCRIBED" || wasAskedAlready(db, email, change.now)) return;
    const token = randomBytes(16).toString("base64url");
    replacePending(db, email, token, change);
    queueEmail(db, { kind: "newsletter", reference: token }, change.now);
  });
}

function wasAskedAlready(db: Database, email: string, now: Date): boolean {
  const pending = pendingSubscription(db, email);
  const since = new Date(now.getTime() - quietMinutes * 60_000).toISOString();
  return pending !== undefined && pending.confirmedAt === null && pending.askedAt > since;
}

function replacePending(
  db: Database,
  email: string,
  token: string,
  { source, listId, now }: SubscriptionChange,
): void {
  run(
    db,
    `INSERT INTO pending_subscription (email, token, source, list_id, asked_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET token = excluded.token, source = excluded.source, list_id = excluded.list_id,
       asked_at = excluded.asked_at, confirmed_at = NULL`,
    normalizedEmail(email),
    token,
    source,
    listId ?? null,
    now.toISOString(),
  );
}

/** Forms could fill the table. A confirmed one's token stays: the welcome email's link must still unsubscribe. */
export function removeOldPendingSubscriptions(db: Database, now: Date): void {
  const oldest = new Date(now.getTime() - keptDays * 24 * 3_600_000).toISOString();
  run(db, "DELETE FROM pending_subscription WHERE asked_at < ? AND confirmed_at IS NULL", oldest);
}

export function pendingSubscription(db: Database, email: string): PendingSubscription | undefined {
  const sql = `SELECT ${columns} FROM pending_subscription WHERE email = ?`;
  return get<PendingSubscription>(db, sql, normalizedEmail(email));
}

export function subscriptionOfToken(db: Database, token: string): PendingSubscription | undefined {
  return get<PendingSubscription>(db, `SELECT ${columns} FROM pending_subscription WHERE token = ?`, token);
}

/** Unsubscribes the address that the token was sent to. Returns whether the token is known. */
export function leaveNewsletter(db: Database, token: string, now: Date): boolean {
  const subscription = subscriptionOfToken(db, token);
  if (subscription) unsubscribeEmail(db, subscription.email, { source: "email link", now });
  return subscription !== undefined;
}

/** Subscribes the token's address and issues the welcome code. Undefined for an unknown token. */
export function confirmSubscription(db: Database, token: string, now: Date): string | undefined {
  return transaction(db, () => {
    const pending = get<PendingSubscription & { source: string; listId: string | null }>(
      db,
      `SELECT ${columns}, source, list_id AS listId FROM pending_subscription WHERE token = ?`,
      token,
    );
    if (!pending || pending.confirmedAt !== null) return pending?.email;
    const { email, source, listId } = pending;
    subscribeEmail(db, email, { source, now, ...(listId !== null && { listId }) });
    issueDiscount(db, welcomeDiscountCode, email, now);
    queueEmail(db, { kind: "newsletter", reference: token }, now);
    run(db, "UPDATE pending_subscription SET confirmed_at = ? WHERE email = ?", now.toISOString(), email);
    return email;
  });
}
