import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { type EmailKind, queueEmail } from "../kit/email-queue.ts";

/** Orders per address and hour that send emails, because anyone can order with any address. */
const emailedOrders = 5;

interface OrderEmail {
  readonly kind: EmailKind;
  readonly orderId: number;
  /** The row id of what the email is about. */
  readonly reference: number;
}

/** Queues an email about an order, unless its address had too many orders in the hour before. */
export function queueOrderEmail(db: Database, { kind, orderId, reference }: OrderEmail, now: Date): void {
  const sql = `SELECT count(*) AS count FROM customer_order AS this JOIN customer_order AS earlier USING (email)
     WHERE this.id = ? AND earlier.id < this.id
     AND unixepoch(earlier.processed_at) > unixepoch(this.processed_at) - 3600`;
  const earlier = get<{ count: number }>(db, sql, orderId)?.count ?? 0;
  if (earlier < emailedOrders) queueEmail(db, { kind, reference: String(reference) }, now);
}
