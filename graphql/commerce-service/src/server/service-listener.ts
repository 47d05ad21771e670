import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Connections, ServiceApp } from "./app.ts";
import { answerClientErrors, refuseWithoutHost } from "./client-errors.ts";
import { commonHeaders } from "./common-headers.ts";
import { type Log, loggedPath } from "./log.ts";
import type { Platform } from "./platform.ts";
import { errorResponse } from "./respond.ts";

/** The connections of a Node server. */
export const nodeConnections: Connections = {
  infoOf: getConnInfo,
  drop: ({ env }) => void (env as HttpBindings).outgoing.destroy(),
};

type Logging = Pick<Platform, "log" | "settings">;

/** Serves an application on a Node server and logs each request. */
export function serve(server: Server, app: ServiceApp, platform: Logging): void {
  const listener = serviceListener(app, platform);
  server.on("request", listener);
  // Node refuses requests with any Expect header but "100-continue" if there is no listener.
  server.on("checkExpectation", listener);
  answerClientErrors(server);
}

function serviceListener(app: ServiceApp, { log, settings }: Logging): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 requests may lack a Host header.
    hostname: "localhost",
    // Other libraries expect Node's own classes.
    overrideGlobalObjects: false,
    // Handles URLs that are not valid.
    errorHandler: () => errorResponse(404, "NOT_FOUND", "Not found.", commonHeaders),
  });
  return (incoming, outgoing) => {
    if (settings.log) logRequest(incoming, outgoing, log);
    if (refuseWithoutHost(incoming, outgoing)) return;
    void listener(incoming, outgoing);
  };
}

function logRequest({ method = "", url = "" }: IncomingMessage, outgoing: ServerResponse, log: Log): void {
  const started = performance.now();
  const path = loggedPath(url);
  outgoing.once("close", () => {
    const milliseconds = Math.round(performance.now() - started);
    log("request", { method, path, status: outgoing.statusCode, milliseconds });
  });
}
