import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fetchListener } from "@circlet/service-kit/http/fetch-listener";
import { serveRequests } from "@circlet/service-kit/http/serve-requests";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Connections, ServiceApp } from "./app.ts";
import { commonHeaders } from "./common-headers.ts";
import { type Log, loggedPath } from "./log.ts";
import type { Platform } from "./platform.ts";

/** The connections of a Node server. */
export const nodeConnections: Connections = {
  infoOf: getConnInfo,
  drop: ({ env }) => void (env as HttpBindings).outgoing.destroy(),
};

/** Serves an application on a Node server and logs each request. */
export function serve(
  server: Server,
  app: ServiceApp,
  { log, settings }: Pick<Platform, "log" | "settings">,
): void {
  const headers = commonHeaders;
  serveRequests(server, fetchListener(app.fetch, { headers, host: "localhost" }), {
    headers,
    logRequest: settings.log ? (request, response) => logRequest(request, response, log) : undefined,
  });
}

function logRequest({ method = "", url = "" }: IncomingMessage, outgoing: ServerResponse, log: Log): void {
  const started = performance.now();
  const path = loggedPath(url);
  outgoing.once("close", () => {
    const milliseconds = Math.round(performance.now() - started);
    log("request", { method, path, status: outgoing.statusCode, milliseconds });
  });
}
