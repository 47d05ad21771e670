import cluster from "node:cluster";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "../pages/page-cache.ts";
import type { ServerMetrics } from "../server-metrics.ts";

export interface Metrics extends ServerMetrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Stops listening to the process's requests. */
  close(): void;
}

/** undici's diagnostics channels, to which the built-in `fetch` publishes. */
const answered = "undici:request:headers";
const failed = "undici:request:error";

const startTime = "process_start_time_seconds";

/** The shop's metrics for Prometheus. */
export function createMetrics(pages: PageCache): Metrics {
  // For worker processes: sends the metrics to the primary process.
  const registry = cluster.isWorker ? new AggregatorRegistry() : new Registry();
  const registers = [registry];
  AggregatorRegistry.setRegistries(registers);
  collectDefaultMetrics({ register: registry });
  // The start time of the newest process. The library leaves it out of the sum, but restarts should show.
  Object.assign(registry.getSingleMetric(startTime) ?? {}, { aggregator: "max" });
  const served = new Counter({
    name: "circlet_pages_total",
    help: "Requests for shared pages: from memory and fresh, from memory and outdated, or rendered first.",
    labelNames: ["outcome"],
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(pages.counts)) this.inc({ outcome }, count);
    },
  });
  const cached = new Gauge({
    name: "circlet_cached_pages",
    help: "Pages in memory.",
    registers: [],
    collect() {
      this.set(pages.size);
    },
  });
  registry.registerMetric(served);
  registry.registerMetric(cached);
  const renders = new Histogram({
    name: "circlet_render_seconds",
    help: "Time to render a page, with its data.",
    labelNames: ["status"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const purges = new Histogram({
    name: "circlet_purge_lag_seconds",
    help: "Time from a product's change on the platform to the purge of its pages.",
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
    registers,
  });
  const upstream = new Counter({
    name: "circlet_upstream_requests_total",
    help: "Requests to other services by host and response status; 0 without a response.",
    labelNames: ["host", "status"],
    registers,
  });
  const countAnswer = (message: unknown): void => {
    const { request, response } = message as { request: UpstreamRequest; response: { statusCode: number } };
    upstream.inc({ host: hostOf(request), status: response.statusCode });
  };
  const countFailure = (message: unknown): void => {
    const { request } = message as { request: UpstreamRequest };
    upstream.inc({ host: hostOf(request), status: 0 });
  };
  subscribe(answered, countAnswer);
  subscribe(failed, countFailure);
  return {
    rendered: (status, seconds) => renders.observe({ status }, seconds),
    purged: (lag) => purges.observe(lag),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => {
      unsubscribe(answered, countAnswer);
      unsubscribe(failed, countFailure);
    },
  };
}

interface UpstreamRequest {
  readonly origin: string | URL;
}

const hostOf = ({ origin }: UpstreamRequest): string => new URL(origin).host;
