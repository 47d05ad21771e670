import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answerClientErrors, refuseWithoutHost } from "./client-errors.ts";
import type { Log } from "./log.ts";

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Serves an app on a Node server, which also responds to requests that the app never sees. Logs each request if there is
 * a log.
 */
export function serve(server: Server, fetch: Fetch, log?: Log): void {
  const listener = getRequestListener(fetch);
  server.on("request", (incoming, outgoing) => {
    if (log) logRequest(incoming, outgoing, log);
    if (refuseWithoutHost(incoming, outgoing)) return;
    void listener(incoming, outgoing);
  });
  answerClientErrors(server);
}

function logRequest({ method = "", url = "" }: IncomingMessage, outgoing: ServerResponse, log: Log): void {
  const started = performance.now();
  const path = URL.parse(url, "http://service.invalid")?.pathname ?? "";
  outgoing.once("close", () => {
    const milliseconds = Math.round(performance.now() - started);
    log("request", { request: { method, path, status: outgoing.statusCode, milliseconds } });
  });
}
