import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Handler as AppHandler } from "hono";
import { type Log, loggedPath } from "./log.ts";
import { errorResponse, type Handler, jsonResponse } from "./respond.ts";

/** Node's own request and response come with each request, for the handlers that need them. */
interface ServiceEnvironment {
  readonly Bindings: HttpBindings;
}

/** A service as a function from request to response. */
export type ServiceApp = Hono<ServiceEnvironment>;

/** What every service has: the health check, and errors that reveal nothing. */
export function serviceApp(log: Log): ServiceApp {
  const app: ServiceApp = new Hono();
  app.get("/health", () => jsonResponse(200, { status: "ok" }));
  app.notFound(() => errorResponse(404, "NOT_FOUND", "Not found."));
  app.onError((error, { req, env: { outgoing } }) => {
    log("failure", { path: loggedPath(req.path), error: error.stack ?? error.message });
    if (!outgoing.headersSent) return errorResponse(500, "INTERNAL_SERVER_ERROR", "Something went wrong.");
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

/**
 * Mounts a handler that writes to Node's response. Sign-in, checkout and the APIs need the connection itself
 * (.github/decisions/0044-route-the-commerce-service-with-hono.md).
 */
export function onNode(handler: Handler): AppHandler<ServiceEnvironment> {
  return async ({ req, env }) => {
    await handler(env.incoming, env.outgoing, new URL(req.url));
    return RESPONSE_ALREADY_SENT;
  };
}
