import * as v from "valibot";
import { errorResponse, jsonResponse } from "@circlet/service-kit/http/respond";
import type { ServiceHandler } from "../shared/http/service-app.ts";
import type { Platform } from "../shared/platform.ts";
import { readBody } from "../shared/http/read-body.ts";
import { sendWebhook } from "../webhooks/send-webhook.ts";
import type { SentWebhook } from "../shared/sent-webhooks.ts";

const request = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.optional(v.string()), topic: v.optional(v.string()) }),
);

/**
 * `GET /webhooks` lists the webhooks that were sent last. `POST /webhooks` sends them again, unchanged: all, one `id` or
 * one `topic`. It only exists when the settings allow faults.
 */
export function webhookHandler({ settings, sentWebhooks: sent }: Platform): ServiceHandler {
  return async ({ req }) => {
    const { faults, webhookSecret: secret } = settings;
    if (!faults || !secret) return errorResponse(404, "NOT_FOUND", "Not found.");
    if (req.method === "GET") return jsonResponse(200, sent.list());
    if (req.method !== "POST") return errorResponse(405, "METHOD_NOT_ALLOWED", "Replay webhooks by POST.");
    const parsed = v.safeParse(request, (await readBody(req.raw, 10_000)) || "{}");
    if (!parsed.success) return errorResponse(400, "BAD_USER_INPUT", v.summarize(parsed.issues));
    const { id, topic } = parsed.output;
    const chosen = sent
      .list()
      .filter((webhook) => (id ?? webhook.id) === webhook.id && (topic ?? webhook.topic) === webhook.topic);
    const replayed: SentWebhook[] = [];
    for (const webhook of chosen) {
      const options = { secret, stopping: req.raw.signal, sent };
      const status = await sendWebhook(webhook.address, webhook, options).catch(() => undefined);
      replayed.push({ ...webhook, ...(status !== undefined && { status }) });
    }
    return jsonResponse(200, replayed);
  };
}
