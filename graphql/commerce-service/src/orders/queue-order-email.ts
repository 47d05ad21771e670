import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { type EmailKind, queueEmail } from "../shared/email-queue.ts";

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
  // Only the orders right before it are read: an address may have thousands.
  const sql = `WITH this AS (SELECT number, email, processed_at FROM customer_order WHERE id = ?)
     SELECT count(*) AS count FROM
       (SELECT processed_at FROM customer_order WHERE email = (SELECT email FROM this)
        AND number < (SELECT number FROM this) ORDER BY number DESC LIMIT ${emailedOrders}) AS earlier
     WHERE unixepoch(earlier.processed_at) > unixepoch((SELECT processed_at FROM this)) - 3600`;
  const earlier = get<{ count: number }>(db, sql, orderId)?.count ?? 0;
  if (earlier < emailedOrders) queueEmail(db, { kind, reference: String(reference) }, now);
}
