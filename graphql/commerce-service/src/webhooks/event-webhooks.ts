import { repeat } from "@circlet/service-kit/repeat";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { findCustomer } from "../customers/customer-store.ts";
import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import type { Platform } from "../shared/platform.ts";
import { sendWebhook } from "./send-webhook.ts";

interface EventSubject {
  readonly subjectId: number;
  readonly happenedAt: string;
  /** A JSON list, for `customers/redact`. */
  readonly orderIds: string | null;
}

interface WebhookEvent extends EventSubject {
  readonly id: number;
  readonly webhookId: string;
  readonly topic: keyof typeof bodies;
}

/** Milliseconds between checks for events, and after a failed delivery. */
const pauses = { every: 500, afterFailure: 5_000 };
/** Maximum number of events read at once. */
const batch = 50;
/** The receiver will never accept such a webhook. */
const refused = new Set([400, 404, 413]);

/**
 * Sends the extensions service signed webhooks about paid orders and about customers who have another email address, are
 * gone or were erased. Delivers in order and at least once. Without a secret or an address, events are dropped. Returns a function
 * that stops it.
 */
export function startEventWebhooks({
  database,
  settings,
  log,
  sentWebhooks: sent,
}: Pick<Platform, "database" | "settings" | "log" | "sentWebhooks">): () => Promise<void> {
  const { webhookSecret: secret, extensionsUrl, webhooksUrl } = settings;
  const addressOf = (topic: string) => webhooksUrl ?? (extensionsUrl && `${extensionsUrl}/webhooks/${topic}`);
  const sendAll = async (stopping: AbortSignal): Promise<void> => {
    for (const event of nextEvents(database)) {
      const body = bodies[event.topic](database, event);
      const address = addressOf(event.topic);
      if (secret && address && body) {
        const webhook = { topic: event.topic, body, id: event.webhookId, triggeredAt: event.happenedAt };
        const status = await sendWebhook(address, webhook, { secret, stopping, sent });
        if (refused.has(status)) log("webhook refused", { path: address, status });
        else if (status !== 200) throw new Error(`${address} responded with ${status}`);
      }
      await retryWhileLocked(() => run(database, "DELETE FROM webhook_event WHERE id = ?", event.id));
    }
  };
  return repeat(sendAll, {
    ...pauses,
    onFailure: (error) => log("failure", { path: "webhooks", error: String(error) }),
  });
}

function nextEvents(database: Database): WebhookEvent[] {
  return all<WebhookEvent>(
    database,
    `SELECT id, webhook_id AS webhookId, topic, subject_id AS subjectId, happened_at AS happenedAt,
       order_ids AS orderIds
     FROM webhook_event ORDER BY id LIMIT ?`,
    batch,
  );
}

/** The body of each topic; undefined for an order or a customer that is gone meanwhile. */
const bodies = {
  "orders/paid": (database: Database, { subjectId }: EventSubject) => paidOrder(database, subjectId),
  "customers/update": (database: Database, { subjectId: id, happenedAt }: EventSubject) => {
    const customer = findCustomer(database, id);
    return customer && { id, email: customer.email, updated_at: happenedAt };
  },
  "customers/delete": (_database: Database, { subjectId: id }: EventSubject) => ({ id }),
  "customers/redact": (_database: Database, { subjectId: id, orderIds }: EventSubject) => ({
    customer: { id },
    orders_to_redact: JSON.parse(orderIds ?? "[]") as number[],
  }),
};

function paidOrder(database: Database, id: number): object | undefined {
  const order = get<{ processedAt: string }>(
    database,
    "SELECT processed_at AS processedAt FROM customer_order WHERE id = ?",
    id,
  );
  const lines = all<{ productId: number | null }>(
    database,
    "SELECT product_id AS productId FROM order_line WHERE order_id = ? ORDER BY id",
    id,
  );
  return (
    order && {
      id,
      processed_at: order.processedAt,
      line_items: lines.map(({ productId }) => ({ product_id: productId })),
    }
  );
}
