import { createHmac, randomUUID } from "node:crypto";
import type { SentWebhooks } from "../shared/sent-webhooks.ts";

export interface Webhook {
  readonly topic: string;
  readonly body: object;
  /** The same whenever it is repeated. */
  readonly id?: string;
  /** ISO 8601. */
  readonly triggeredAt?: string;
}

/** Milliseconds that the receiver may take to respond. */
const timeout = 5_000;

/** The signature is the HMAC-SHA256 of the body, as on the hosted platform. Returns the response's status. */
export async function sendWebhook(
  address: string,
  { topic, body, id = randomUUID(), triggeredAt = new Date().toISOString() }: Webhook,
  {
    secret,
    stopping,
    sent,
  }: { readonly secret: string; readonly stopping: AbortSignal; readonly sent: SentWebhooks },
): Promise<number> {
  const text = JSON.stringify(body);
  sent.add({ id, topic, triggeredAt, body, address });
  const response = await fetch(address, {
    method: "POST",
    body: text,
    headers: {
      "Content-Type": "application/json",
      "X-Shopify-Topic": topic,
      "X-Shopify-Webhook-Id": id,
      "X-Shopify-Triggered-At": triggeredAt,
      "X-Shopify-Hmac-Sha256": createHmac("sha256", secret).update(text).digest("base64"),
    },
    redirect: "error",
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeout)]),
  });
  await response.body?.cancel();
  sent.add({ id, topic, triggeredAt, body, address, status: response.status });
  return response.status;
}
