import type { Server } from "node:http";
import { fetchListener } from "@circlet/service-kit/http/fetch-listener";
import { requestLogger } from "@circlet/service-kit/http/request-logger";
import { serveRequests } from "@circlet/service-kit/http/serve-requests";
import type { Log } from "@circlet/service-kit/log";

/** What the app's `secureHeaders` set on every response, as far as it matters for plain text. */
const headers = {
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
} as const;

/** Serves an app on a Node server, which also answers what the app never sees. Logs requests if there is a log. */
export function serve(server: Server, fetch: Parameters<typeof fetchListener>[0], log?: Log): void {
  serveRequests(server, fetchListener(fetch, { headers, host: "localhost" }), {
    headers,
    logRequest: log && requestLogger(log, pathOf),
  });
}

const pathOf = (url: string) => URL.parse(url, "http://service.invalid")?.pathname ?? "";
