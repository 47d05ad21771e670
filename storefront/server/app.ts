import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { GetConnInfo } from "hono/conninfo";
import { requestId, type RequestIdVariables } from "hono/request-id";
import { agentPaths, forwardAgent } from "./agent-endpoints.ts";
import { buyerIp } from "./buyer-ip.ts";
import { cspReports } from "./csp-reports.ts";
import type { PageHandler } from "./page-handler.ts";
import type { Compression } from "./pages/page-body.ts";
import type { CachedPage } from "./pages/cached-page.ts";
import type { PageCache, Purge } from "./pages/page-cache.ts";
import { previewedBrand } from "../app/catalog/brand-theme/preview-link.ts";
import { offlinePath } from "../app/shop/paths.ts";
import { TookTooLong, withinBudget } from "../app/http/time-budget.ts";
import { pageKey } from "./pages/page-key.ts";
import { pageRenderer } from "./pages/page-renderer.ts";
import { pageResponse } from "./pages/page-response.ts";
import { RenderLimit, ShopBusy } from "./pages/render-limit.ts";
import { offlinePage, tooManyRequestsPage, unavailablePage } from "./pages/try-again-page.ts";
import { productWebhook, productWebhookPath } from "./product-webhook.ts";
import type { TakeRequest } from "./request-limits.ts";
import type { MatchedRoute, RouteAt } from "./route-at.ts";
import { commonHeaders, cspReportsPath } from "./security-headers.ts";
import type { Settings } from "./settings/settings.ts";
import type { ServerMetrics } from "./server-metrics.ts";
import { ownHosts, shopperUrl } from "./shopper-url.ts";
import { networkOf } from "@circlet/service-kit/rate-limits/client-network";
import { readBody } from "@circlet/service-kit/http/read-body";
import { securityLog } from "@circlet/service-kit/http/security-log";
import { forbidStoringErrors } from "@circlet/service-kit/http/uncached-errors";
import { closeAfterUnreadBody } from "@circlet/service-kit/http/unread-body";

export interface ShopAppOptions {
  readonly settings: Settings;
  readonly pages: PageCache;
  readonly purge: Purge;
  /** Renders pages and forwards images. */
  readonly handle: PageHandler;
  readonly routeAt: RouteAt;
  readonly compression: Compression;
  /** The IP address of the connection's other end. */
  readonly connectionOf?: GetConnInfo;
  /** Limits posted forms, cart operations and reports per network. Without it, nothing is limited. */
  readonly takeRequest?: TakeRequest;
  /** False once the shop is about to close, so that load balancers stop sending requests. */
  readonly isReady?: () => boolean;
  readonly tracing?: MiddlewareHandler | undefined;
  /** Called after renders and purges. */
  readonly events?: ServerMetrics | undefined;
}

interface Environment {
  readonly Variables: RequestIdVariables & { address: URL; route: MatchedRoute };
}

/** Bytes. The shop's forms are small. */
const longestForm = 64 * 1024;

/** Requests of assistants that are forwarded at once. */
const mostAgents = 16;

/** Characters of a path that are logged. */
const longestPath = 500;

/** Shoppers whose address is unknown share one limit. */
const unknownAddress = "unknown";

/** The path of a page that does not exist. */
const unknownPath = "/%00";

/** The page's key in the cache. No request has it as its address, so nobody gets the page from memory as another one. */
const malformedKey = "a malformed address";

/** Health check, webhook, images and pages. Independent of Node: `node` handles files and connections. */
export function shopApp({
  settings,
  pages,
  purge,
  handle,
  routeAt,
  compression,
  connectionOf,
  takeRequest = () => Promise.resolve(undefined),
  isReady = () => true,
  tracing,
  events,
}: ShopAppOptions): Hono<Environment> {
  // Hono would decode the path, so that another spelling of an address would reach its handler.
  const app = new Hono<Environment>({ getPath: ({ url }) => new URL(url).pathname });
  // Each may hold a connection and a megabyte until the platform has answered.
  const agents = new RenderLimit(mostAgents);
  const renderer = pageRenderer({ settings, handle, compression, events });
  const shop = new URL(settings.url);
  const isOwnHost = ownHosts(settings.url);
  const common = Object.entries(commonHeaders(settings));

  const logRefusal = securityLog((event, details) =>
    console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details })),
  );

  if (tracing) app.use(tracing);
  app.use(requestId());
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value);
    headers.set("X-Request-Id", context.get("requestId"));
    forbidStoringErrors(context);
    closeAfterUnreadBody(context);
    const { method, path } = context.req;
    const network = shopperNetwork(context);
    logRefusal({ status: context.res.status, method, path: path.slice(0, longestPath), network });
  });
  app.use(async (context, next) => {
    if (!["GET", "HEAD", "POST"].includes(context.req.method)) return plainText("Method not allowed", 405);
    const address = shopperUrl(context.req.raw, settings.url);
    if (!address) return malformedAddress(context);
    context.set("address", address);
    return next();
  });

  app.get("/health", () => plainText("ok", 200));
  app.get("/ready", () => (isReady() ? plainText("ok", 200) : plainText("The shop is closing", 503)));
  app.get("*", (context, next) => {
    const { host, pathname, search } = context.get("address");
    return isOwnHost(host) ? next() : Promise.resolve(redirectTo(shop.origin + pathname + search));
  });
  app.get(offlinePath, () => offlinePage());
  app.post(cspReportsPath, async (context, next) => {
    const wait = await takeRequest("report", shopperAddress(context) ?? unknownAddress);
    if (!wait) return next();
    return new Response(null, { status: 429, headers: { "Retry-After": String(wait.seconds) } });
  });
  app.post(cspReportsPath, cspReports());
  const webhook = productWebhook({ purge, secret: settings.webhookSecret, events });
  app.all(productWebhookPath, (context) => webhook(context, shopperNetwork(context)));
  app.on(["GET", "POST"], [...agentPaths], async (context) => {
    const wait = await takeRequest("assistant", shopperAddress(context) ?? unknownAddress);
    if (wait) return tooManyRequestsPage(wait);
    const network = shopperNetwork(context);
    return forwardAgent(context.req.raw, settings, (ask) => agents.run(network, ask));
  });
  app.use(async (context, next) => {
    const { pathname, search } = context.get("address");
    const route = routeAt(pathname);
    if (!route) return plainText("Not found", 404);
    // Every rule below depends on the route, and no route has a second spelling that other caches could miss.
    if (route.path !== new URL(context.req.url).pathname) return redirectTo(route.path + search);
    context.set("route", route);
    return next();
  });
  app.get("*", async (context) => {
    const address = context.get("address");
    const route = context.get("route");
    if (route.isChange) {
      if (!isNavigation(context.req.raw)) return plainText("Open this address to follow it", 400);
      const wait = await takeRequest("form", shopperAddress(context) ?? unknownAddress);
      if (wait) return tooManyRequestsPage(wait);
    }
    if (route.kind === "image") return handle(imageRequest(context), { buyer: shopperAddress(context) });
    const isPrivate =
      route.kind === "private" || (await previewedBrand(address, settings.previewSecret)) !== null;
    return pageResponse(
      context.req.raw,
      await (isPrivate ? ownPage(context) : sharedPage(address, route, context)),
    );
  });
  app.post("*", async (context) => {
    const isJson = context.req.header("Content-Type") === "application/json";
    const kind = isJson ? context.get("route").scriptLimit : "form";
    const wait = await takeRequest(kind, shopperAddress(context) ?? unknownAddress);
    if (wait) return tooManyRequestsPage(wait);
    const body = await readBody(context.req.raw, longestForm);
    if (!body) return plainText("The form is too long", 413);
    const page = await ownPage(context, { method: "POST", body });
    // The platform has limits of its own.
    if (page.status === 429) {
      const seconds = Number(page.headers["retry-after"] ?? 60);
      return tooManyRequestsPage({ seconds, inWords: "a few minutes" });
    }
    return pageResponse(context.req.raw, page);
  });
  app.onError((error, context) => {
    if (error instanceof ShopBusy) return unavailablePage();
    if (error instanceof TookTooLong) {
      console.error(`${context.req.path}: ${error.message}`);
      return unavailablePage();
    }
    // The shopper closed the connection.
    if (!context.req.raw.signal.aborted) console.error(error);
    return plainText("Something went wrong. Please try again.", 500);
  });

  /** The shop's error page, also for malformed URLs. */
  async function malformedAddress(context: Context<Environment>): Promise<Response> {
    const { raw } = context.req;
    const url = new URL(unknownPath, settings.url);
    const network = shopperNetwork(context);
    const render = (signal: AbortSignal) => renderer.shared(new Request(url, { signal }), "shared", network);
    const page = await pages.get(malformedKey, render, raw.signal);
    const response = await pageResponse(raw, { ...page, status: 400 });
    response.headers.set("Cache-Control", "no-store");
    for (const name of ["Cache-Tag", "Surrogate-Key"]) response.headers.delete(name);
    return response;
  }

  /** A shared page, rendered without cookies. Aborted if all shoppers who wait for it leave. */
  function sharedPage(
    address: URL,
    { kind, parameters }: Pick<MatchedRoute, "kind" | "parameters">,
    visit: Context<Environment>,
  ): Promise<CachedPage> {
    const key = pageKey(address, parameters);
    const network = shopperNetwork(visit);
    const page = pages.get(
      key,
      (signal) => renderer.shared(new Request(new URL(key, settings.url), { signal }), kind, network),
      visit.req.raw.signal,
    );
    // If the service is too slow for its first piece, a file goes on building for the next visit.
    return kind === "file" ? withinBudget(renderer.pageTime, () => page) : page;
  }

  /** A private page, rendered with cookies. Aborted if the shopper leaves. */
  function ownPage(context: Context<Environment>, init: RequestInit = {}): Promise<CachedPage> {
    const { headers, signal } = context.req.raw;
    return renderer.own(new Request(context.get("address"), { headers, signal, ...init }), {
      network: shopperNetwork(context),
      buyer: shopperAddress(context),
    });
  }

  function shopperAddress(context: Context<Environment>): string | undefined {
    const remote = connectionOf?.(context).remote.address;
    return buyerIp({ remote, forwardedFor: context.req.header("X-Forwarded-For") }, settings);
  }

  function shopperNetwork(context: Context<Environment>): string | undefined {
    return networkOf(shopperAddress(context) ?? unknownAddress);
  }

  return app;
}

/** Only two of the browser's headers are forwarded. */
function imageRequest(context: Context<Environment>): Request {
  const { req } = context;
  const headers = new Headers();
  for (const name of ["Accept", "If-None-Match"]) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(context.get("address"), { method: req.method, headers, signal: req.raw.signal });
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, "Cache-Control": "no-store" } });
}

/** Not what a browser loads in advance or into a page, nor a look at the headers. */
function isNavigation({ method, headers }: Request): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
  const isAhead = purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
  return method === "GET" && !isAhead && ["document", null].includes(headers.get("Sec-Fetch-Dest"));
}

function plainText(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
