import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServiceApp } from "./app.ts";
import { type Log, loggedPath } from "./log.ts";
import { errorResponse } from "./respond.ts";

/** Headers of every response, whoever writes it. Pages set a stricter policy. */
const commonHeaders = {
  "content-security-policy": "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/** Serves an application on a Node server and logs each request. */
export function serviceListener(app: ServiceApp, log: Log): RequestListener {
  const answer = getRequestListener(app.fetch, {
    // For requests without a Host header.
    hostname: "localhost",
    // Other libraries compare with the platform's own classes.
    overrideGlobalObjects: false,
    // For addresses that are no URL.
    errorHandler: () => errorResponse(404, "NOT_FOUND", "Not found."),
  });
  return (incoming, outgoing) => {
    for (const [name, value] of Object.entries(commonHeaders)) outgoing.setHeader(name, value);
    const started = performance.now();
    const details = { method: incoming.method ?? "", path: loggedPath(incoming.url ?? "") };
    outgoing.once("close", () => {
      const milliseconds = Math.round(performance.now() - started);
      log("request", { ...details, status: outgoing.statusCode, milliseconds });
    });
    void answer(incoming, outgoing);
  };
}
