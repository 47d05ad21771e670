import { waitingTime } from "../rate-limits/rate-limits.ts";

type ResponseHeaders = Readonly<Record<string, string>>;

const jsonHeaders = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

export function jsonResponse(status: number, body: unknown, headers: ResponseHeaders = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, ...headers } });
}

/** An error in GraphQL format, which every client can read. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers?: ResponseHeaders,
): Response {
  return jsonResponse(status, { errors: [{ message, extensions: { code } }] }, headers);
}

/** For a body that is longer than `limit` bytes. */
export function tooLargeResponse(limit: number): Response {
  return errorResponse(413, "BODY_TOO_LARGE", `A request may have at most ${limit} bytes.`);
}

/** While the platform or the database cannot be used. Clients may repeat the request. */
export function unavailableResponse(): Response {
  return errorResponse(503, "SERVICE_UNAVAILABLE", "The service is not available.");
}

/** For a client that has done something too often. */
export function tooManyResponse(seconds: number): Response {
  const message = `That was a lot at once. Please wait ${waitingTime(seconds)} and try again.`;
  return errorResponse(429, "THROTTLED", message, { "retry-after": String(seconds) });
}
