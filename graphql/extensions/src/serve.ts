import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fetchListener } from "@circlet/service-kit/http/fetch-listener";
import { serveRequests } from "@circlet/service-kit/http/serve-requests";
import type { Log } from "./log.ts";

/** What the app's `secureHeaders` set on every response, as far as it matters for plain text. */
const headers = {
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=15552000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
} as const;

/**
 * Serves an app on a Node server, which also responds to requests that the app never sees. Logs each request if there is
 * a log.
 */
export function serve(server: Server, fetch: Parameters<typeof fetchListener>[0], log?: Log): void {
  serveRequests(server, fetchListener(fetch, { headers, host: "localhost" }), {
    headers,
    logRequest: log && ((request, response) => logRequest(request, response, log)),
  });
}

function logRequest({ method = "", url = "" }: IncomingMessage, outgoing: ServerResponse, log: Log): void {
  const started = performance.now();
  const path = URL.parse(url, "http://service.invalid")?.pathname ?? "";
  outgoing.once("close", () => {
    const milliseconds = Math.round(performance.now() - started);
    log("request", { request: { method, path, status: outgoing.statusCode, milliseconds } });
  });
}
