import { existsSync } from "node:fs";
import cluster from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createHttpServer } from "@circlet/service-kit/http/create-http-server";
import { edgeCaches } from "./edge-cache/edge-caches.ts";
import { isLoopback } from "@circlet/service-kit/http/loopback";
import { compression } from "./node/compression.ts";
import { close, listen } from "./node/listen.ts";
import { createMetrics } from "./node/metrics.ts";
import { metricsServer } from "./node/metrics-server.ts";
import { keepRelease } from "./node/releases/keep-release.ts";
import { serveShop } from "./node/shop-listener.ts";
import { openRequestLimits } from "./node/request-limits.ts";
import type { PageHandler } from "./page-handler.ts";
import type { RouteAt } from "./route-at.ts";
import { PageCache } from "./pages/page-cache.ts";
import { createPurges } from "./purges.ts";
import { ownTurns, startReconciliation } from "./reconciliation.ts";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import type { Settings } from "./settings/settings.ts";
import type { PurgeReader } from "./valkey/purge-stream.ts";

export interface Storefront {
  /** The shop's URL, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** The port of `/metrics`, if metrics are enabled. */
  readonly metricsPort: number | undefined;
  /** The page cache. `purge` marks pages with these tags as outdated. */
  readonly pages: PageCache;
  /** Makes `/ready` fail but keeps serving until load balancers have noticed. */
  drain(): Promise<void>;
  /** Stops accepting requests, completes pending ones, and resolves when everything is closed. */
  close(): Promise<void>;
}

/** Communication with the shop's other processes. */
export interface Peers {
  /** Marks pages with these tags as outdated in the other processes. */
  purge(tags: readonly string[]): void;
  readonly reconcile: boolean;
}

export interface ServerBuild {
  readonly createPageHandler: (settings: Settings) => PageHandler;
  readonly routeAt: RouteAt;
  readonly buildId: string;
}

const build = new URL("../build/", import.meta.url);
const clientFiles = fileURLToPath(new URL("client/", build));

/** Port 0 picks a free port. Throws a `SettingError` if there is no build or the port is in use. */
export async function startStorefront(
  given: Settings,
  otherBuild?: ServerBuild,
  peers?: Peers,
): Promise<Storefront> {
  const releases = given.releasesDirectory ?? fileURLToPath(new URL("../dist/releases", import.meta.url));
  const { createPageHandler, routeAt, buildId, files } = otherBuild
    ? { ...otherBuild, files: [clientFiles] }
    : await lastBuild(releases);
  const tracing = await tracingOf(given);
  const limits = await openRequestLimits(given.valkeyUrl);
  const server = createHttpServer({ requestTimeout: 30_000, behindProxy: given.behindProxy });
  const shared = await sharedCacheOf(given, buildId, {
    purge: (tags) => pages.purge(tags),
    purgeAll: () => pages.purgeAll(),
  });
  const pages = new PageCache({
    size: given.pageFreshSeconds === 0 ? 0 : given.pageCacheSize,
    bytes: given.pageCacheMegabytes * 1024 * 1024,
    shared: shared?.pages,
  });
  // Requests arrive from here on, so add the listener before awaiting anything.
  const port = await listen(server, given).catch((error: unknown) => {
    limits.close();
    shared?.close();
    throw error;
  });
  const url = given.port === 0 ? given.url.replace(/:0$/, `:${port}`) : given.url;
  const settings = { ...given, port, url };
  let isReady = true;
  const handle = createPageHandler(settings);
  const metrics = settings.metricsPort === undefined ? undefined : createMetrics(pages);
  const edges = edgeCaches(settings);
  const purges = createPurges({
    here: (tags) => {
      pages.purge(tags);
      peers?.purge(tags);
    },
    everywhere: shared?.purge,
    edges,
    // Not for the local service, which has no replicas.
    repeats: !isLoopback(settings.apiUrl) || shared !== undefined || edges.length > 0,
  });
  serveShop(server, {
    settings,
    pages,
    purge: purges.purge,
    handle,
    routeAt,
    files,
    releases,
    takeRequest: limits.take,
    isReady: () => isReady,
    tracing: tracing?.middleware,
    events: metrics,
  });
  const turns = shared?.turns ?? ownTurns(Date.now());
  const endReconciliation = peers?.reconcile ? undefined : startReconciliation(settings, purges.purge, turns);
  // With several processes, the first one serves the metrics of all.
  const monitor = cluster.isPrimary && metrics ? metricsServer(metrics) : undefined;
  const metricsPort =
    monitor &&
    (await listen(
      monitor,
      { port: settings.metricsPort ?? 0, host: settings.metricsHost },
      "STOREFRONT_METRICS_PORT",
    ));
  const drain = async (): Promise<void> => {
    isReady = false;
    await pause(settings.drainSeconds * 1000);
  };
  let closing: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    await close(server);
    endReconciliation?.();
    await purges.close();
    limits.close();
    shared?.close();
    metrics?.close();
    await tracing?.close();
    if (monitor) await close(monitor);
  };
  return { url, port, metricsPort, pages, drain, close: () => (closing ??= closeAll()) };
}

/** The last build. Also keeps its files, for pages and processes that outlive it. */
async function lastBuild(releases: string) {
  const entry = new URL("server/index.js", build);
  if (!existsSync(entry)) throw new SettingError("The storefront is not built yet. Run: npx pnpm build");
  const made: ServerBuild = await import(entry.href);
  const kept = await keepRelease({ files: clientFiles, releases, id: made.buildId });
  return { ...made, files: kept ? [kept, clientFiles] : [clientFiles] };
}

/** Loads the Valkey client only if the shop uses it. */
async function sharedCacheOf(settings: Settings, buildId: string, reader: PurgeReader) {
  const { valkeyUrl: url } = settings;
  if (!url) return undefined;
  const { openSharedCache } = await import("./valkey/shared-cache.ts");
  return openSharedCache({ url, settings, buildId, reader, compression });
}

/** Loads OpenTelemetry only if the shop uses it. */
async function tracingOf({ tracesUrl, tracedShare }: Settings) {
  if (!tracesUrl) return undefined;
  const { startTracing } = await import("./node/tracing.ts");
  return startTracing({ endpoint: tracesUrl, share: tracedShare });
}
