import type { IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";

/** A line of the access log. */
interface AccessLogEntry {
  readonly time: string;
  readonly requestId: string;
  /** The trace that the request belongs to, from its `traceparent` header. */
  readonly traceId?: string;
  readonly method: string;
  /** Without the query, because searches and sign-in responses are private. */
  readonly path: string;
  /** Null if the shopper left before the answer. */
  readonly status: number | null;
  readonly milliseconds: number;
}

const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** Writes a JSON line when the response ends. Call it before the response has headers. */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): void {
  const started = performance.now();
  const time = new Date().toISOString();
  // Set, not passed to writeHead: only then can it be read when the response ends. The app replaces it with its own.
  response.setHeader("X-Request-Id", randomUUID());
  response.once("close", () => {
    const [, traceId] = traceparent.exec(String(request.headers["traceparent"])) ?? [];
    const entry: AccessLogEntry = {
      time,
      requestId: String(response.getHeader("X-Request-Id")),
      ...(traceId && { traceId }),
      method: request.method ?? "",
      path: pathOf(request.url ?? ""),
      status: response.headersSent ? response.statusCode : null,
      milliseconds: Math.round(performance.now() - started),
    };
    write(`${JSON.stringify(entry)}\n`);
  });
}

const longestPath = 500;

function pathOf(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.slice(0, longestPath);
}
