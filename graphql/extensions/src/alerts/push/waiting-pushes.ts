import type { Database, Queries } from "../../database/database.ts";
import { takeFirst } from "../../database/take-first.ts";
import { nextAttempt } from "../waiting-emails.ts";
import type { PushDevice } from "./push-device.ts";

export interface WaitingPush extends PushDevice {
  readonly id: string;
  readonly token: string;
  /** The push service, as an origin. */
  readonly service: string;
  /** JSON. */
  readonly alerts: string;
  readonly madeAt: string;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** Queues a message for each of the customer's devices. Call it in the transaction that makes the message. */
export async function queuePushes(
  queries: Queries,
  { customerId, messageId, alerts }: { customerId: string; messageId: string; alerts: string },
  { madeAt, sendAt = madeAt }: { madeAt: string; sendAt?: string },
): Promise<void> {
  await queries.query(
    `INSERT INTO push_message (id, device_id, alerts, made_at, next_attempt_at)
     SELECT $1 || '.' || id, id, $2, $3, $4 FROM push_device WHERE customer_id = $5`,
    [messageId, alerts, madeAt, sendAt, customerId],
  );
}

type Row = WaitingPush & { readonly nextAttemptAt: string; readonly attempts: number };

/** Counts an attempt before it is made: after a crash the message is sent again, but not at once. */
export function takePush(database: Database, now: Date): Promise<WaitingPush | undefined> {
  return takeFirst(
    async () => {
      const [row] = await database.query<Row>(
        `SELECT push_message.id AS id, endpoint, service, public_key AS p256dh, auth, token, push_message.alerts AS alerts,
           made_at AS "madeAt", push_message.next_attempt_at AS "nextAttemptAt", push_message.attempts AS attempts,
           time_zone AS "timeZone", quiet_from AS "quietFrom", quiet_until AS "quietUntil"
         FROM push_message JOIN push_device ON push_device.id = device_id JOIN email_alerts USING (customer_id)
         WHERE is_on = 1 AND push_message.next_attempt_at <= $1
         ORDER BY push_message.next_attempt_at, push_message.id LIMIT 1`,
        [now.toISOString()],
      );
      return row;
    },
    async ({ id, nextAttemptAt, attempts }) => {
      const taken = await database.query(
        `UPDATE push_message SET attempts = attempts + 1, next_attempt_at = $3
         WHERE id = $1 AND next_attempt_at = $2 RETURNING id`,
        [id, nextAttemptAt, nextAttempt(now, attempts)],
      );
      return taken.length > 0;
    },
  );
}

export async function removePush(database: Queries, { id }: Pick<WaitingPush, "id">): Promise<void> {
  await database.query("DELETE FROM push_message WHERE id = $1", [id]);
}

export async function postponePush(
  database: Queries,
  { id }: Pick<WaitingPush, "id">,
  until: Date,
): Promise<void> {
  await database.query(
    "UPDATE push_message SET next_attempt_at = $2 WHERE id = $1 AND next_attempt_at < $2",
    [id, until.toISOString()],
  );
}

/** A push service that does not respond would keep back the messages to others. */
export async function postponeService(database: Queries, service: string, until: Date): Promise<void> {
  await database.query(
    `UPDATE push_message SET next_attempt_at = $2
     WHERE next_attempt_at < $2 AND device_id IN (SELECT id FROM push_device WHERE service = $1)`,
    [service, until.toISOString()],
  );
}
