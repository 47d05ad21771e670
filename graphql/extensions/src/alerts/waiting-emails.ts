import type { Database } from "../database/database.ts";
import { sendConfirmation } from "./guests.ts";
import { takeFirst } from "../database/take-first.ts";

export interface WaitingEmail {
  readonly customerId: string;
  readonly email: string;
  readonly token: string;
  /** JSON. */
  readonly alerts: string;
  readonly madeAt: string;
  /** The same for every attempt, so that a mailbox can recognize them. */
  readonly messageId: string;
}

/** Where emails wait until the mail server has accepted them. */
export interface EmailQueue {
  readonly rhythm: "weekly" | "in time" | "confirmation";
  /** Counts an attempt before it is made: after a crash the email is sent again, but not at once. */
  take(now: Date): Promise<WaitingEmail | undefined>;
  remove(email: WaitingEmail): Promise<void>;
}

type Row = Omit<WaitingEmail, "messageId"> & {
  readonly id: string;
  readonly nextAttemptAt: string;
  readonly attempts: number;
};

/** Milliseconds. */
const pause = { first: 60_000, longest: 3_600_000 };

/** After a minute, two, four… up to an hour. */
export function nextAttempt(now: Date, attempts: number): string {
  return new Date(now.getTime() + Math.min(pause.first * 2 ** attempts, pause.longest)).toISOString();
}

/** The weekly emails, of which a customer has one at most. */
export function weeklyEmails(database: Database): EmailQueue {
  return {
    rhythm: "weekly",
    take: (now) =>
      take(
        database,
        {
          find: `SELECT customer_id AS id, customer_id AS "customerId", email, token, alerts, mailed_at AS "madeAt",
                   next_attempt_at AS "nextAttemptAt", attempts
                 FROM email_alerts WHERE is_on = 1 AND next_attempt_at <= $1
                 ORDER BY next_attempt_at, customer_id LIMIT 1`,
          count: `UPDATE email_alerts SET attempts = attempts + 1, next_attempt_at = $3
                  WHERE customer_id = $1 AND next_attempt_at = $2 RETURNING customer_id`,
          messageId: ({ customerId, madeAt }) =>
            `alerts.${customerId.replace(/\W+/g, "-")}.${Date.parse(madeAt)}`,
        },
        now,
      ),
    remove: async ({ customerId, madeAt }) => {
      await database.query(
        "UPDATE email_alerts SET next_attempt_at = NULL WHERE customer_id = $1 AND mailed_at = $2",
        [customerId, madeAt],
      );
    },
  };
}

/** The messages about what customers want to hear at once or daily. */
export function inTimeEmails(database: Database): EmailQueue {
  return {
    rhythm: "in time",
    take: (now) =>
      take(
        database,
        {
          find: `SELECT alert_message.id AS id, customer_id AS "customerId", email, token, alert_message.alerts AS alerts,
                   made_at AS "madeAt", alert_message.next_attempt_at AS "nextAttemptAt",
                   alert_message.attempts AS attempts
                 FROM alert_message JOIN email_alerts USING (customer_id)
                 WHERE is_on = 1 AND alert_message.next_attempt_at <= $1
                 ORDER BY alert_message.next_attempt_at, alert_message.id LIMIT 1`,
          count: `UPDATE alert_message SET attempts = attempts + 1, next_attempt_at = $3
                  WHERE id = $1 AND next_attempt_at = $2 RETURNING id`,
          messageId: ({ id }) => `alerts.${id}`,
        },
        now,
      ),
    remove: async ({ messageId }) => {
      await database.query("DELETE FROM alert_message WHERE id = $1", [messageId.slice("alerts.".length)]);
    },
  };
}

/** The emails that ask guests to confirm. */
export function confirmations(database: Database): EmailQueue {
  return {
    rhythm: "confirmation",
    take: async (now) => {
      const email = await take(
        database,
        {
          find: `SELECT customer_id AS id, customer_id AS "customerId", email, token, '' AS alerts, asked_at AS "madeAt",
                   confirm_attempt_at AS "nextAttemptAt", confirm_attempts AS attempts
                 FROM email_alerts WHERE confirm_attempt_at <= $1
                 ORDER BY confirm_attempt_at, customer_id LIMIT 1`,
          count: `UPDATE email_alerts SET confirm_attempts = confirm_attempts + 1, confirm_attempt_at = $3
                  WHERE customer_id = $1 AND confirm_attempt_at = $2 RETURNING customer_id`,
          messageId: ({ customerId, madeAt }) =>
            `confirm.${customerId.replace(/\W+/g, "-")}.${Date.parse(madeAt)}`,
        },
        now,
      );
      // Later requests need an email of their own.
      if (email)
        await database.query(
          "UPDATE alert_request SET mailed_at = $2 WHERE customer_id = $1 AND mailed_at IS NULL",
          [email.customerId, now.toISOString()],
        );
      return email;
    },
    remove: async ({ customerId, madeAt }) => {
      await database.query(
        "UPDATE email_alerts SET confirm_attempt_at = NULL WHERE customer_id = $1 AND asked_at = $2",
        [customerId, madeAt],
      );
      const [late] = await database.query(
        "SELECT 1 AS found FROM alert_request WHERE customer_id = $1 AND mailed_at IS NULL",
        [customerId],
      );
      if (late) await sendConfirmation(database, customerId, null, new Date(madeAt));
    },
  };
}

interface Statements {
  readonly find: string;
  readonly count: string;
  readonly messageId: (row: Row) => string;
}

async function take(
  database: Database,
  { find, count, messageId }: Statements,
  now: Date,
): Promise<WaitingEmail | undefined> {
  const row = await takeFirst(
    async () => (await database.query<Row>(find, [now.toISOString()]))[0],
    async ({ id, nextAttemptAt, attempts }) =>
      (await database.query(count, [id, nextAttemptAt, nextAttempt(now, attempts)])).length > 0,
  );
  return row && { ...row, messageId: messageId(row) };
}
