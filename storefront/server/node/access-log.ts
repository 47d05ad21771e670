import type { IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";

/** A request's header with the trace id. */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** Writes a JSON line when the response ends. Call this before headers are sent. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): void {
  const started = performance.now();
  const time = new Date().toISOString();
  // Set here rather than with writeHead, so that it can be read when the response ends. The app may override it.
  response.setHeader("X-Request-Id", randomUUID());
  response.once("close", () => {
    const [, traceId] = traceparent.exec(String(request.headers["traceparent"])) ?? [];
    const entry = {
      time,
      requestId: String(response.getHeader("X-Request-Id")),
      ...(traceId && { traceId }),
      method: request.method ?? "",
      path: pathOf(request.url ?? ""),
      // Null if the shopper left before the response.
      status: response.headersSent ? response.statusCode : null,
      milliseconds: Math.round(performance.now() - started),
    };
    write(`${JSON.stringify(entry)}\n`);
  });
}

const longestPath = 500;

/** Drops the query, because searches and sign-in responses are private. */
function pathOf(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.slice(0, longestPath);
}
