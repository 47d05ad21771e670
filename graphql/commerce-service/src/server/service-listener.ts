import type { Server } from "node:http";
import { fetchListener } from "@circlet/service-kit/http/fetch-listener";
import { requestLogger } from "@circlet/service-kit/http/request-logger";
import { serveRequests } from "@circlet/service-kit/http/serve-requests";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Connections, ServiceApp } from "../shared/http/service-app.ts";
import { commonHeaders } from "../shared/http/common-headers.ts";
import { loggedPath } from "../shared/http/logged-path.ts";
import type { Platform } from "../shared/platform.ts";

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
    logRequest: settings.log === "on" ? requestLogger(log, loggedPath) : undefined,
  });
}
