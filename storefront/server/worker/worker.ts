import { networkOf } from "@circlet/service-kit/rate-limits/client-network";
import { env, waitUntil } from "cloudflare:workers";
import { getConnInfo } from "hono/cloudflare-workers";
import { shopApp } from "../app.ts";
import { edgeCaches } from "../edge-cache/edge-caches.ts";
import { compression } from "../node/compression.ts";
import { createPageHandler, routeAt } from "../page-handler.ts";
import { PageCache } from "../pages/page-cache.ts";
import { createPurges } from "../purges.ts";
import type { TakeRequest } from "../request-limits.ts";
import { commonHeaders } from "../security-headers.ts";
import { readSettings } from "../settings/settings.ts";
import { assetFile } from "./asset-file.ts";

// One of each per isolate. Invalid settings end the deployment.
const settings = readSettings(env);
const pages = new PageCache({
  size: settings.pageFreshSeconds === 0 ? 0 : settings.pageCacheSize,
  bytes: settings.pageCacheMegabytes * 1024 * 1024,
});
const purges = createPurges({
  here: (tags) => pages.purge(tags),
  everywhere: undefined,
  edges: edgeCaches(settings),
  // The runtime stops a request's timers half a minute after its response.
  repeats: false,
});
const render = createPageHandler(settings);
const app = shopApp({
  settings,
  pages,
  purge: async (tags) => {
    await purges.purge(tags);
    waitUntil(purges.close());
  },
  handle: (...request) => {
    const response = render(...request);
    // An outdated page is sent before this render ends.
    waitUntil(response.catch(() => undefined));
    return response;
  },
  routeAt,
  compression,
  connectionOf: getConnInfo,
  takeRequest,
});

const limits = {
  cart: env.CART_LIMIT,
  form: env.FORM_LIMIT,
  assistant: env.ASSISTANT_LIMIT,
  report: env.REPORT_LIMIT,
} as const;

/** Counts with the bindings of wrangler.jsonc, which do not say how long to wait: at most their minute. */
async function takeRequest(...[kind, address]: Parameters<TakeRequest>): ReturnType<TakeRequest> {
  if (address === undefined) return undefined;
  const { success } = await limits[kind].limit({ key: networkOf(address) ?? address });
  return success ? undefined : { seconds: 60, inWords: "one minute" };
}

/** The shop on workerd: the application, with files from the assets binding. */
export default {
  async fetch(request: CloudflareRequest): Promise<Response> {
    const file = await assetFile(request, env.ASSETS, commonHeaders(settings));
    if (file) return file;
    const response = Promise.resolve(app.fetch(asSent(request)));
    // A shopper who leaves must not end a page that others wait for.
    waitUntil(response.catch(() => undefined));
    return asCompressed(await response);
  },
};

interface CloudflareRequest extends Request {
  /** What the runtime knows about the request. */
  readonly cf?: { readonly clientAcceptEncoding?: string };
}

/** The runtime replaces the content codings that a browser accepts with its own. */
function asSent(request: CloudflareRequest): Request {
  const headers = new Headers(request.headers);
  headers.set("Accept-Encoding", request.cf?.clientAcceptEncoding ?? "");
  return new Request(request, { headers });
}

/** Keeps the runtime from compressing a page again. */
function asCompressed(response: Response): Response {
  const { status, headers } = response;
  const init: ResponseInit & { encodeBody: "manual" } = { status, headers, encodeBody: "manual" };
  return headers.has("Content-Encoding") ? new Response(response.body, init) : response;
}
