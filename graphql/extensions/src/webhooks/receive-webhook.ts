import type { Received } from "@circlet/service-kit/http/webhook-receiver";
import type { Log } from "@circlet/service-kit/log";
import * as v from "valibot";
import type { Database, Queries } from "../database/database.ts";
import { topics } from "./topics.ts";

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ admin_graphql_api_id: v.optional(v.string()) }),
);

/** Milliseconds. The platform repeats a webhook for less long. */
const kept = 7 * 24 * 3_600_000;

/** 200 when its change is stored, or was before; 400 to another topic's body; 503 so that it is sent again. */
export async function receiveWebhook(
  request: Request,
  name: string,
  {
    receive,
    database,
    log,
  }: { receive: (request: Request) => Promise<Received>; database: Database; log: Log },
): Promise<Response> {
  const topic = topics[name];
  if (!topic) return emptyResponse(404);
  const received = await receive(request);
  if ("status" in received) return emptyResponse(received.status);
  const { headers } = request;
  const parsed = v.safeParse(message, received.text);
  if (!parsed.success || headers.get("x-shopify-topic") !== name) return emptyResponse(400);
  // The header is not signed, the body is.
  const { admin_graphql_api_id: globalId } = parsed.output;
  if (globalId !== undefined && !globalId.startsWith(`gid://shopify/${topic.subject}/`))
    return emptyResponse(400);
  const now = new Date();
  try {
    await database.transaction(async (queries) => {
      if (!topic.mayRepeat) {
        // The id is not signed, the body is.
        const signature = headers.get("x-shopify-hmac-sha256");
        if (await isRepeated(queries, headers.get("x-shopify-webhook-id"), now)) return;
        if (await isRepeated(queries, `${name} ${signature}`, now)) return;
      }
      const triggeredAt = triggerTime(headers.get("x-shopify-triggered-at"), now);
      await topic.apply(parsed.output, { queries, triggeredAt, now, log });
    });
    return emptyResponse(200);
  } catch (error) {
    if (error instanceof v.ValiError) return emptyResponse(400);
    log("failure", { error });
    return emptyResponse(503);
  }
}

async function isRepeated(queries: Queries, id: string | null, now: Date): Promise<boolean> {
  if (!id) return false;
  const added = await queries.query(
    "INSERT INTO received_webhook (id, received_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id",
    [id.slice(0, 100), now.toISOString()],
  );
  return added.length === 0;
}

/** Deletes the ids of webhooks that the platform no longer repeats. */
export async function forgetOldWebhooks(database: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - kept).toISOString();
  await database.query("DELETE FROM received_webhook WHERE received_at < $1", [oldest]);
}

/** Never in the future: such a deletion would also delete what is saved after it. */
function triggerTime(header: string | null, now: Date): Date {
  const time = Date.parse(header ?? "");
  return Number.isNaN(time) || time > now.getTime() ? now : new Date(time);
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
