import * as v from "valibot";
import { globalId } from "../graphql/arguments.ts";
import type { Log } from "../log.ts";
import { signedBody } from "./signed-body.ts";

const customer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^\d{1,19}$/)),
  }),
);

/**
 * The platform's webhook *customers/delete*. `forget` deletes what the service stores about a customer, by global id.
 * Responds with 200 when it is deleted, 401 to a wrong signature, and 503 if it failed, so that the platform sends it
 * again.
 */
export async function receiveDeletedCustomer(
  request: Request,
  { secret, forget, log }: { secret: string; forget: (customerId: string) => Promise<void>; log: Log },
): Promise<Response> {
  const body = await signedBody(request, secret);
  if (body === undefined) return new Response(null, { status: 401 });
  const parsed = v.safeParse(customer, body);
  if (!parsed.success) return new Response(null, { status: 400 });
  try {
    await forget(globalId("Customer", parsed.output.id));
    return new Response(null, { status: 200 });
  } catch (error) {
    log("failure", { error });
    return new Response(null, { status: 503 });
  }
}
