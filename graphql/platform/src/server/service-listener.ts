import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Connections, ServiceApp } from "./app.ts";
import { commonHeaders } from "./common-headers.ts";
import { type Log, loggedPath } from "./log.ts";
import { errorResponse } from "./respond.ts";

/** The connections of a Node server. */
export const nodeConnections: Connections = {
  infoOf: getConnInfo,
  drop: ({ env }) => void (env as HttpBindings).outgoing.destroy(),
};

/** Serves an application on a Node server and logs each request. */
export function serviceListener(app: ServiceApp, log: Log): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // For requests without a Host header.
    hostname: "localhost",
    // Other libraries compare with the platform's own classes.
    overrideGlobalObjects: false,
    // For addresses that are no URL.
    errorHandler: () => errorResponse(404, "NOT_FOUND", "Not found.", commonHeaders),
  });
  return (incoming, outgoing) => {
    const started = performance.now();
    const details = { method: incoming.method ?? "", path: loggedPath(incoming.url ?? "") };
    outgoing.once("close", () => {
      const milliseconds = Math.round(performance.now() - started);
      log("request", { ...details, status: outgoing.statusCode, milliseconds });
    });
    void listener(incoming, outgoing);
  };
}
