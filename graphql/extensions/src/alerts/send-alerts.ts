import type { Alerts } from "./alerts.ts";
import { alertEmail } from "./alert-email.ts";
import { day } from "./make-alerts.ts";
import { stopUrl } from "./stop-alerts.ts";
import { EmailError, type EmailTransport } from "@circlet/service-kit/email/email-transport";
import type { EmailSender } from "@circlet/service-kit/email/email";
import type { Database } from "../database/database.ts";
import { takeFirst } from "../database/take-first.ts";
import type { Log } from "@circlet/service-kit/log";

interface WaitingEmail {
  readonly customerId: string;
  readonly email: string;
  readonly token: string;
  /** JSON. */
  readonly alerts: string;
  readonly mailedAt: string;
  readonly nextAttemptAt: string;
  readonly attempts: number;
}

/** Milliseconds. */
const pause = { first: 60_000, longest: 3_600_000 };

/**
 * Sends the emails that wait. A failed one is retried after a minute, two, four… up to an hour, and given up after a day
 * or if the mail server refuses it for good. A crash sends an email again, with the same `Message-ID`.
 * Ends after the email that is on its way when `signal` aborts.
 */
export async function sendAlerts(
  {
    database,
    transport,
    storefrontUrl,
    sender,
    log,
  }: {
    database: Database;
    transport: EmailTransport;
    storefrontUrl: string;
    sender: () => Promise<EmailSender>;
    log: Log;
  },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    // Each email is reserved from its own start: the first ones may have taken minutes.
    const now = clock();
    const waiting = await takeEmail(database, now);
    if (!waiting) return;
    const { customerId, email, token, alerts, mailedAt } = waiting;
    try {
      const message = alertEmail(JSON.parse(alerts) as Alerts, {
        storefrontUrl,
        stopUrl: stopUrl(storefrontUrl, token),
        sender: await sender(),
      });
      await transport.send({ to: email, message }, messageId(customerId, mailedAt));
    } catch (error) {
      log("email not sent", { error: error instanceof EmailError ? error.message : error });
      const isOld = now.getTime() - Date.parse(mailedAt) >= day;
      if (!isOld && !(error instanceof EmailError && error.isFinal)) continue;
    }
    await removeEmail(database, waiting);
  }
}

/** Counts an attempt before it is made: after a crash the email is sent again, but not at once. */
function takeEmail(database: Database, now: Date): Promise<WaitingEmail | undefined> {
  return takeFirst(
    async () => {
      const [waiting] = await database.query<WaitingEmail>(
        `SELECT customer_id AS "customerId", email, token, alerts, mailed_at AS "mailedAt",
           next_attempt_at AS "nextAttemptAt", attempts
         FROM email_alerts WHERE is_on = 1 AND next_attempt_at <= $1 ORDER BY next_attempt_at, customer_id LIMIT 1`,
        [now.toISOString()],
      );
      return waiting;
    },
    async ({ customerId, nextAttemptAt, attempts }) => {
      const next = new Date(now.getTime() + Math.min(pause.first * 2 ** attempts, pause.longest));
      const taken = await database.query(
        `UPDATE email_alerts SET attempts = attempts + 1, next_attempt_at = $3
         WHERE customer_id = $1 AND next_attempt_at = $2 RETURNING customer_id`,
        [customerId, nextAttemptAt, next.toISOString()],
      );
      return taken.length > 0;
    },
  );
}

async function removeEmail(database: Database, { customerId, mailedAt }: WaitingEmail): Promise<void> {
  await database.query(
    "UPDATE email_alerts SET next_attempt_at = NULL WHERE customer_id = $1 AND mailed_at = $2",
    [customerId, mailedAt],
  );
}

/** The same for every attempt, so that a mailbox can recognize them. */
function messageId(customerId: string, mailedAt: string): string {
  return `alerts.${customerId.replace(/\W+/g, "-")}.${Date.parse(mailedAt)}`;
}
