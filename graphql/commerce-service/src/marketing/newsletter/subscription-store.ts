import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";

/** Whether an address gets marketing emails, as in the customer account schema's `EmailMarketingState`. */
export type SubscriptionState = "SUBSCRIBED" | "UNSUBSCRIBED" | "NOT_SUBSCRIBED";

export interface SubscriptionChange {
  /** Where the change was made: "newsletter form", "email preferences" or "email link". */
  readonly source: string;
  /** The mailing list of a newsletter form. */
  readonly listId?: string;
  readonly now: Date;
}

export function subscribeEmail(db: Database, email: string, change: SubscriptionChange): void {
  writeSubscription(db, email, "SUBSCRIBED", change);
}

/** Also recorded for an address that never subscribed, because its owner declined. */
export function unsubscribeEmail(db: Database, email: string, change: SubscriptionChange): void {
  writeSubscription(db, email, "UNSUBSCRIBED", change);
}

export function subscriptionState(db: Database, email: string): SubscriptionState {
  const sql = "SELECT state FROM email_subscription WHERE email = ?";
  return get<{ state: SubscriptionState }>(db, sql, normalizedEmail(email))?.state ?? "NOT_SUBSCRIBED";
}

function writeSubscription(
  db: Database,
  email: string,
  state: SubscriptionState,
  change: SubscriptionChange,
): void {
  run(
    db,
    `INSERT INTO email_subscription (email, state, source, list_id, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
     ON CONFLICT (email) DO UPDATE SET state = excluded.state, source = excluded.source,
       list_id = coalesce(excluded.list_id, list_id), updated_at = excluded.updated_at`,
    normalizedEmail(email),
    state,
    change.source,
    change.listId ?? null,
    change.now.toISOString(),
  );
}
