import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { GetConnInfo } from "hono/conninfo";
import { addCommonHeaders } from "./common-headers.ts";
import { loggedPath } from "./logged-path.ts";
import type { Platform } from "../platform.ts";
import { shopperNetwork } from "./shopper-network.ts";
import { errorResponse, jsonResponse, unavailableResponse } from "@circlet/service-kit/http/respond";
import { isUnusable } from "@circlet/service-kit/sqlite/database-errors";
import { securityLog } from "@circlet/service-kit/http/security-log";
import { forbidStoringErrors } from "@circlet/service-kit/http/uncached-errors";
import { closeAfterUnreadBody } from "@circlet/service-kit/http/unread-body";

interface ServiceEnvironment {
  readonly Variables: {
    /** The network that the request comes from, for rate limits. Undefined for requests from this machine. */
    readonly network: string | undefined;
    /** Closes the connection without a response. */
    readonly dropConnection: () => void;
  };
}

/** The server's connections, which an app cannot see in a request. */
export interface Connections {
  readonly infoOf: GetConnInfo;
  readonly drop: (context: Context) => void;
}

export type ServiceApp = Hono<ServiceEnvironment>;

export type ServiceContext = Context<ServiceEnvironment>;

/** Responds to requests under one path. An exception becomes a 500 without details. */
export type ServiceHandler = (context: ServiceContext) => Response | Promise<Response>;

export type ServiceMiddleware = MiddlewareHandler<ServiceEnvironment>;

/** What every service has: the health check, common headers, and errors that reveal nothing. */
export function serviceApp(
  { settings, log }: Pick<Platform, "settings" | "log">,
  connections?: Connections,
): ServiceApp {
  const app: ServiceApp = new Hono();
  const logRefusal = securityLog(log);
  app.use(async (context, next) => {
    const { method, path } = context.req;
    const address = connections?.infoOf(context).remote.address;
    context.set("network", shopperNetwork({ address, headers: context.req.raw.headers }, settings));
    context.set("dropConnection", () => connections?.drop(context));
    await next();
    addCommonHeaders(context.res);
    forbidStoringErrors(context);
    closeAfterUnreadBody(context);
    const { status } = context.res;
    logRefusal({ status, method, path: loggedPath(path), network: context.get("network") });
  });
  app.get("/health", () => jsonResponse(200, { status: "ok" }));
  app.notFound(() => errorResponse(404, "NOT_FOUND", "Not found."));
  app.onError((error, { req }) => {
    log("failure", { path: loggedPath(req.path), error: error.stack ?? error.message });
    if (isUnusable(error)) return unavailableResponse();
    return errorResponse(500, "INTERNAL_SERVER_ERROR", "Something went wrong.");
  });
  return app;
}
