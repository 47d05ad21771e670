import type { ReceiveWebhook } from "@circlet/service-kit/http/webhook-receiver";
import * as v from "valibot";
import { globalId } from "../graphql/arguments.ts";
import type { Log } from "../log.ts";

const customer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^\d{1,19}$/)),
    email: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(320))),
  }),
);

export interface WebhookCustomer {
  /** A global id. */
  readonly id: string;
  /** Null if the account has none. A deletion does not say. */
  readonly email: string | null;
}

/**
 * The platform's webhooks *customers/update* and *customers/delete*. Responds with 200 when `save` has stored the change,
 * 401 to a wrong signature, and 503 if it failed, so that the platform sends it again.
 */
export async function receiveCustomer(
  request: Request,
  {
    receive,
    save,
    log,
  }: {
    receive: ReceiveWebhook;
    save: (customer: WebhookCustomer) => Promise<void>;
    log: Log;
  },
): Promise<Response> {
  const received = await receive(request);
  if ("status" in received) return new Response(null, received);
  const parsed = v.safeParse(customer, received.text);
  if (!parsed.success) return new Response(null, { status: 400 });
  const { id, email } = parsed.output;
  try {
    await save({ id: globalId("Customer", id), email: email || null });
    return new Response(null, { status: 200 });
  } catch (error) {
    log("failure", { error });
    return new Response(null, { status: 503 });
  }
}
