/// <reference lib="webworker" />
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { parseUrl } from "../app/http/parse-url.ts";
import { offlinePath } from "../app/shop/paths.ts";
import { listenToPushes } from "./pushes.ts";
import { cachingRule, type CachingRule } from "./caching-rules.ts";

/** Pages that were seen, offline (.github/decisions/0021). Online, always from the network, for current prices. */
declare const self: ServiceWorkerGlobalScope;

const build: string = import.meta.env["VITE_BUILD_ID"] ?? "";

/** The caches of one build. Pages of another build may not fit this one's scripts. */
const names = {
  pages: `pages-${build}`,
  ownPages: `own-pages-${build}`,
  offline: `offline-${build}`,
  // The names of these files change with their content, so all builds share them.
  assets: "assets",
  images: "images",
};
const day = 24 * 60 * 60;

const stored = (cacheName: string, maxEntries: number, days: number) => ({
  cacheName,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
  ],
});
const strategies = {
  page: new NetworkFirst(stored(names.pages, 60, 30)),
  "own-page": new NetworkFirst(stored(names.ownPages, 5, 30)),
  asset: new CacheFirst(stored(names.assets, 200, 60)),
  image: new CacheFirst(stored(names.images, 150, 30)),
} satisfies Partial<Record<CachingRule, unknown>>;

const ruleOf = (request: Request): CachingRule =>
  cachingRule(
    { url: new URL(request.url), method: request.method, mode: request.mode },
    self.location.origin,
  );

for (const [rule, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => ruleOf(request) === rule, strategy);

registerRoute(
  ({ request }) => ruleOf(request) === "cart-script",
  ({ request }) =>
    fetch(request).catch(async () => ((await hasCartScript()) ? new Response() : Response.error())),
);

async function hasCartScript(): Promise<boolean> {
  const files = await (await caches.open(names.assets)).keys();
  return files.some(({ url }) => url.includes("/assets/cart-script-"));
}

setCatchHandler(async ({ request }) => {
  const offline = request.mode === "navigate" ? await caches.match(offlinePath) : undefined;
  return offline ?? Response.error();
});

/** Chromium's static routes, which TypeScript does not know yet. */
interface RoutableInstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly { readonly condition: object; readonly source: "network" }[]): Promise<void>;
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(names.offline).then((cache) => cache.add(offlinePath)));
  void self.skipWaiting();
  // Data and changes must not wait for the worker to start. Browsers without `addRoutes` ask the worker.
  const routes = (event as RoutableInstallEvent).addRoutes?.([
    { condition: { urlPattern: { pathname: "/*.data" } }, source: "network" },
    { condition: { requestMethod: "POST" }, source: "network" },
  ]);
  // The worker works without them, so do not fail the install.
  routes?.catch(() => undefined);
});

self.addEventListener("activate", (event) => event.waitUntil(removeOtherBuilds()));
clientsClaim();
listenToPushes(self);

/** The page that registers the worker sends its URL and files; later pages send their URL when a link has opened them. */
self.addEventListener("message", (event) => {
  const urls: unknown = event.data;
  if (!Array.isArray(urls)) return;
  for (const url of urls.slice(0, 100)) {
    const request = typeof url === "string" && parseUrl(url) ? pageRequest(url) : undefined;
    const rule =
      request && cachingRule({ url: new URL(request.url), method: "GET", mode: "navigate" }, origin);
    if (request && rule && rule in strategies)
      event.waitUntil(
        strategies[rule as keyof typeof strategies].handle({ event, request }).catch(() => undefined),
      );
  }
});

const { origin } = self.location;

/** A request as for a page, whose answer does not depend on the browser's cache. */
function pageRequest(url: string): Request {
  return new Request(url, { headers: { Accept: "text/html,*/*" } });
}

async function removeOtherBuilds(): Promise<void> {
  const known: readonly string[] = Object.values(names);
  const own = (name: string) => /^(pages|own-pages|offline)-/.test(name) && !known.includes(name);
  await Promise.all((await caches.keys()).filter(own).map((name) => caches.delete(name)));
}
