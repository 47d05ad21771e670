import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import {
  type Failure,
  failureHeaders,
  type HttpHeaders,
  internalError,
  malformedRequest,
} from "./failure.ts";

interface Options {
  /** Headers of every response. */
  readonly headers: HttpHeaders;
  /** The host of HTTP/1.0 requests, which may have no Host header. */
  readonly host: string;
}

/** A listener that answers with an app, a function from request to response. */
export function fetchListener(
  fetch: Parameters<typeof getRequestListener>[0],
  { headers, host }: Options,
): RequestListener {
  const responseOf = (failure: Failure): Response =>
    new Response(failure.text, { status: failure.status, headers: failureHeaders(failure, headers) });
  return getRequestListener(fetch, {
    hostname: host,
    // Otherwise the adapter replaces the global classes, which other libraries compare with.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      if (error instanceof RequestError) return responseOf(malformedRequest);
      console.error(error);
      return responseOf(internalError);
    },
  });
}
