import { isStorefront } from "@circlet/service-kit/http/storefront-origin";
import {
  errorResponse,
  tooLargeResponse,
  tooManyResponse,
  unavailableResponse,
} from "@circlet/service-kit/http/respond";
import { isUnusable } from "@circlet/service-kit/sqlite/database-errors";
import { clientNetwork } from "@circlet/service-kit/rate-limits/client-network";
import { readBody } from "@circlet/service-kit/http/read-body";
import { webhookReceiver } from "@circlet/service-kit/http/webhook-receiver";
import { type Context as RequestContext, Hono } from "hono";
import type { GetConnInfo } from "hono/conninfo";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import { ClosestIndex } from "../closest/closest-index.ts";
import type { Database } from "../database/database.ts";
import type { Context } from "../api/context.ts";
import { graphqlService } from "../api/graphql-service.ts";
import type { Log } from "@circlet/service-kit/log";
import type { ServiceLimits } from "./service-limits.ts";
import type { Settings } from "../settings/settings.ts";
import { customerAccountApi } from "../platform/customer-account-api.ts";
import { isShopError, TokenRejected } from "../platform/graphql-request.ts";
import { knownTokens } from "../platform/known-tokens.ts";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import { securityLog } from "@circlet/service-kit/http/security-log";
import { forbidStoringErrors } from "@circlet/service-kit/http/uncached-errors";
import { closeAfterUnreadBody } from "@circlet/service-kit/http/unread-body";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { wishlistIn } from "../wishlist/wishlist.ts";

export interface Service {
  readonly settings: Pick<Settings, "storefrontUrl" | "customerApiUrl" | "webhookSecret" | "behindProxy">;
  readonly database: Database;
  readonly storefront: StorefrontApi;
  /** Whether customers can get alerts by email. */
  readonly sendsEmail: boolean;
  readonly push: Context["push"];
  readonly limits: ServiceLimits;
  /** The address of the connection's other end. */
  readonly connectionOf: GetConnInfo;
  readonly log: Log;
}

/** A network sent many tokens that the platform rejected, or may reject. */
class TooManyTokens extends Error {
  override readonly name = "TooManyTokens";
  readonly wait: number;

  constructor(wait: number) {
    super("Too many tokens");
    this.wait = wait;
  }
}

/** Bytes. The storefront's largest request has 2 kB. */
const largestQuery = 64 * 1024;

/** The extensions service as a function from request to response. It serves its API at the root path. */
export function extensionsApp({
  settings,
  database,
  storefront,
  sendsEmail,
  push,
  limits,
  connectionOf,
  log,
}: Service): Hono {
  const { storefrontUrl, customerApiUrl, webhookSecret } = settings;
  const networkOf = (context: RequestContext) =>
    clientNetwork(
      {
        address: connectionOf(context).remote.address,
        forwardedFor: context.req.header("x-forwarded-for"),
      },
      settings,
    );
  const receive = webhookSecret === undefined ? undefined : webhookReceiver(webhookSecret);
  const customers = customerAccountApi(customerApiUrl);
  const customerOf = knownTokens(async (token, network) => {
    // Counted before the check, because many tokens may come at once.
    const wait = await limits.take("rejectedToken", network);
    if (wait !== undefined) throw new TooManyTokens(wait);
    try {
      const customerId = await customers.customerId(token, network);
      await limits.giveBack("rejectedToken", network);
      return customerId;
    } catch (error) {
      if (!(error instanceof TokenRejected)) await limits.giveBack("rejectedToken", network);
      throw error;
    }
  });
  const services = {
    database,
    storefront,
    closest: new ClosestIndex(database),
    customers,
    wishlist: wishlistIn(customers),
    sendsEmail,
    push,
    hasWebhooks: webhookSecret !== undefined,
  };
  const execute = graphqlService(log);
  const app = new Hono();
  const logRefusal = securityLog(log);

  // Not for subdomains, which other programs may serve.
  app.use(secureHeaders({ strictTransportSecurity: "max-age=63072000" }));
  app.use(async (context, next) => {
    await next();
    forbidStoringErrors(context);
    // Each is one customer's, or may hold the error of a field.
    if (!context.res.headers.has("Cache-Control")) context.res.headers.set("Cache-Control", "no-store");
    closeAfterUnreadBody(context);
    const { method, path } = context.req;
    logRefusal({ status: context.res.status, method, path, network: networkOf(context) });
  });
  app.get("/health", ({ json }) => json({ status: "ok" }));
  app.get("/ready", async (context) => {
    await database.query("SELECT 1");
    return context.json({ status: "ok" });
  });

  app.use(
    "/",
    cors({
      origin: (origin) => (isStorefront(origin, storefrontUrl) ? origin : null),
      allowMethods: ["POST"],
      exposeHeaders: ["retry-after"],
      maxAge: 7200,
    }),
  );
  app.post("/", async (context) => {
    const { req } = context;
    if (!/^application\/json\s*(;|$)/i.test(req.header("content-type") ?? ""))
      return errorResponse(415, "UNSUPPORTED_MEDIA_TYPE", "Send queries as application/json.");
    const body = await readBody(req.raw, largestQuery);
    if (!body) return tooLargeResponse(largestQuery);
    const query = { body, accept: req.header("accept") };
    const token = req.header("authorization")?.replace(/^Bearer +/i, "");
    const network = networkOf(context);
    const visit = {
      ...services,
      network,
      signal: req.raw.signal,
      guestWait: () => limits.take("guest", network),
    };
    if (token === undefined) return execute(query, { ...visit, customer: undefined });
    const wait = await limits.wait("rejectedToken", network);
    if (wait !== undefined) return tooManyResponse(wait);
    const customerId = token === "" ? undefined : await customerOf(token, network);
    if (customerId === undefined)
      return errorResponse(401, "UNAUTHORIZED", "The access token is invalid or expired.", {
        "www-authenticate": "Bearer",
      });
    const pause = await limits.take("customer", network && customerId);
    if (pause !== undefined) return tooManyResponse(pause);
    return execute(query, { ...visit, customer: { customerId, token } });
  });
  app.all("/", () =>
    errorResponse(405, "METHOD_NOT_ALLOWED", "Send queries by POST.", { allow: "POST, OPTIONS" }),
  );

  app.post("/webhooks/:subject/:event", (context) => {
    const { req } = context;
    if (receive === undefined) return errorResponse(404, "NOT_FOUND", "Not found.");
    return receiveWebhook(req.raw, `${req.param("subject")}/${req.param("event")}`, {
      receive: (request) => receive(request, networkOf(context)),
      database,
      log,
    });
  });

  app.notFound(() => errorResponse(404, "NOT_FOUND", "Not found."));
  app.onError((error) => {
    if (error instanceof TooManyTokens) return tooManyResponse(error.wait);
    log("failure", { error });
    if (isShopError(error) || isUnusable(error)) return unavailableResponse();
    return errorResponse(500, "INTERNAL_SERVER_ERROR", "Something went wrong.");
  });
  return app;
}
