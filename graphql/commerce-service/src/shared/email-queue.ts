import type { Database } from "../database/database.ts";
import { all, run } from "../database/statement.ts";

/** Every kind of email and what it is about. */
export const emailKinds = {
  "sign-in": "sign-in code",
  newsletter: "subscription",
  confirmation: "order",
  shipping: "fulfillment",
  delivery: "fulfillment",
  alerts: "received email",
} as const;

export type EmailKind = keyof typeof emailKinds;

export type EmailTopic = (typeof emailKinds)[EmailKind];

/** The kinds of email about one topic. */
export type EmailKindAbout<Topic extends EmailTopic> = {
  [Kind in EmailKind]: (typeof emailKinds)[Kind] extends Topic ? Kind : never;
}[EmailKind];

export interface EmailSubject {
  readonly kind: EmailKind;
  /** The digest of a sign-in code, the token of a subscription, or the id of an order, a fulfillment or an email. */
  readonly reference: string;
}

export interface QueuedEmail extends EmailSubject {
  readonly id: number;
  readonly createdAt: string;
  readonly attempts: number;
  readonly nextAttemptAt: string;
}

/** An email that could not be sent for this long is given up, in milliseconds. */
const longestWait = 24 * 3_600_000;
const [firstPause, longestPause] = [10_000, 3_600_000];

/** Call it in the transaction that makes the email true. A newer one about the same thing replaces it. */
export function queueEmail(db: Database, { kind, reference }: EmailSubject, now: Date): void {
  run(
    db,
    `INSERT INTO outgoing_mail (kind, reference, created_at, next_attempt_at) VALUES (?1, ?2, ?3, ?3)
     ON CONFLICT (kind, reference) DO UPDATE SET created_at = ?3, attempts = 0, next_attempt_at = ?3`,
    kind,
    reference,
    now.toISOString(),
  );
}

/** Emails whose next attempt is due, oldest first. */
export function dueEmails(db: Database, now: Date, most: number): QueuedEmail[] {
  return all<QueuedEmail>(
    db,
    `SELECT id, kind, reference, created_at AS createdAt, attempts, next_attempt_at AS nextAttemptAt
     FROM outgoing_mail WHERE next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT ?`,
    now.toISOString(),
    most,
  );
}

/** Counts an attempt before it is made, in case of a crash. Undefined if the email was taken or replaced. */
export function takeEmail(db: Database, message: QueuedEmail, now: Date): QueuedEmail | undefined {
  const attempts = message.attempts + 1;
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts)).toISOString();
  const { changes } = run(
    db,
    "UPDATE outgoing_mail SET attempts = ?, next_attempt_at = ? WHERE id = ? AND next_attempt_at = ?",
    attempts,
    nextAttemptAt,
    message.id,
    message.nextAttemptAt,
  );
  return changes > 0 ? { ...message, attempts, nextAttemptAt } : undefined;
}

/** Deletes an email that was sent or given up, unless it was replaced meanwhile. */
export function removeEmail(db: Database, { id, nextAttemptAt }: QueuedEmail): void {
  run(db, "DELETE FROM outgoing_mail WHERE id = ? AND next_attempt_at = ?", id, nextAttemptAt);
}

/** Gives up what could not be sent for a day. Returns how many. */
export function removeOldEmails(db: Database, now: Date): number {
  const oldest = new Date(now.getTime() - longestWait).toISOString();
  return run(db, "DELETE FROM outgoing_mail WHERE created_at < ?", oldest).changes;
}

/** 10 seconds, 20, 40… up to an hour. */
function pauseAfter(attempts: number): number {
  return Math.min(firstPause * 2 ** (attempts - 1), longestPause);
}
