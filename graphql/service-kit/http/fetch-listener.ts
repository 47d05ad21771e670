import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import {
  type Failure,
  failureHeaders,
  type HttpHeaders,
  internalError,
  malformedRequest,
} from "./failure.ts";

interface Options {
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
  const answer: typeof fetch = async (request, env) => {
    const response = await fetch(request, env);
    return response instanceof Response && response.body
      ? withCutBody(response, response.body, env as HttpBindings)
      : response;
  };
  return getRequestListener(answer, {
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

/** Cuts off a failing body, because the adapter would append the error's text. Rejects if it never starts. */
async function withCutBody(
  response: Response,
  whole: ReadableStream<Uint8Array>,
  { outgoing }: HttpBindings,
): Promise<Response> {
  const reader = whole.getReader();
  let first: Awaited<ReturnType<typeof reader.read>> | undefined = await reader.read();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } =
        first ??
        (await reader.read().catch((error: unknown) => {
          console.error(error);
          outgoing.destroy();
          return { done: true as const, value: undefined };
        }));
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}
