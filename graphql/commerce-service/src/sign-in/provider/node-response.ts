import type { RequestListener } from "node:http";
import { inject } from "light-my-request";
import { BodyTooLarge, readBody } from "../../shared/http/read-body.ts";
import { tooLargeResponse } from "@circlet/service-kit/http/respond";

/** Bytes. The provider's own limit is 56 kB. */
const maximumBody = 64 * 1024;

/** Headers about the connection, which are left out. */
const connectionHeaders = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** The response of a Node listener: the identity provider only takes Node's requests (.github/decisions/0004). */
export async function nodeResponse(request: Request, listener: RequestListener): Promise<Response> {
  const body = await readBody(request, maximumBody).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  });
  if (body === undefined) return tooLargeResponse(maximumBody);
  const { pathname, search } = new URL(request.url);
  const { "transfer-encoding": _, ...headers } = Object.fromEntries(request.headers);
  const { statusCode, ...response } = await inject(listener, {
    method: request.method as "GET",
    url: pathname + search,
    headers,
    ...(body !== "" && { payload: body }),
    validate: false,
  });
  const sent = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (connectionHeaders.has(name)) continue;
    for (const each of [value ?? []].flat()) sent.append(name, String(each));
  }
  const payload = response.rawPayload;
  return new Response(payload.length > 0 ? new Uint8Array(payload) : null, {
    status: statusCode,
    headers: sent,
  });
}
