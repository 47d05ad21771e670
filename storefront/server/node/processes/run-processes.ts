import cluster, { type Worker } from "node:cluster";
import { handleUncaughtErrors } from "@circlet/service-kit/http/uncaught-errors";
import { AggregatorRegistry } from "prom-client";
import type { Settings } from "../../settings/settings.ts";
import { close, listen } from "../listen.ts";
import { metricsServer } from "../metrics-server.ts";
import { type Message, readMessage, reconcilesVariable } from "./message.ts";

/** Milliseconds before a crashed process is replaced. */
const restartPause = 1000;

/** Replaces crashed processes and forwards purges. Resolves after SIGINT or SIGTERM. Rejects if one cannot start. */
export async function runProcesses(count: number, { metricsPort, metricsHost }: Settings): Promise<void> {
  // Round robin keeps the load even after processes are replaced.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  let stopping: Message | undefined;
  const ended = Promise.withResolvers<void>();
  const endWithLast = (): void => {
    if (stopping && workers().length === 0) ended.resolve();
  };
  const stop = (drain: boolean): void => {
    stopping = { circlet: "stop", drain };
    sendMessage(workers(), stopping);
    endWithLast();
  };
  process.once("SIGINT", () => stop(false));
  process.once("SIGTERM", () => stop(true));
  handleUncaughtErrors(() => {
    stop(true);
    return ended.promise;
  });

  cluster.on("message", (sender, received) => {
    const message = readMessage(received);
    if (message?.circlet === "purge") sendMessage(others(sender), message);
    // The shop was stopped while this worker was starting.
    if (message?.circlet === "ready" && stopping) sendMessage([sender], stopping);
  });
  /** The id of the worker that asks the platform what changed: the first one, or its replacement. */
  let reconciler: number | undefined;
  const fork = (): Worker => {
    const reconciles = reconciler === undefined;
    const worker = cluster.fork({ [reconcilesVariable]: reconciles ? "on" : "off" });
    if (reconciles) reconciler = worker.id;
    return worker;
  };
  /** Ids of workers that have become ready. If one ends before that, `ready` rejects. */
  const served = new Set<number>();
  let hasStarted = false;
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) return endWithLast();
    if (!hasStarted && !served.has(worker.id)) return;
    if (worker.id === reconciler) reconciler = undefined;
    console.error(`Process ${worker.process.pid} ended (${signal || `exit code ${code}`}). Replacing it.`);
    setTimeout(() => {
      if (!stopping) fork();
    }, restartPause);
  });
  const urls = await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = fork();
      const url = await ready(worker);
      served.add(worker.id);
      return url;
    }),
  );
  hasStarted = true;
  // The last worker may exit before or after it disconnects.
  cluster.on("disconnect", endWithLast);
  endWithLast();
  const metrics = metricsPort === undefined ? undefined : metricsServer(allMetrics());
  if (metrics) {
    const port = await listen(
      metrics,
      { port: metricsPort ?? 0, host: metricsHost },
      "STOREFRONT_METRICS_PORT",
    );
    console.log(`Metrics: port ${port}`);
  }
  console.log(`Storefront: ${urls[0]} (${count} processes)`);

  await ended.promise;
  if (metrics) await close(metrics);
}

/** Resolves with the shop's URL when a worker is ready. */
function ready(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", (received: unknown) => {
      const message = readMessage(received);
      if (message?.circlet === "ready") resolve(message.url);
    });
    worker.once("exit", () => reject(new Error("A process of the storefront could not start.")));
  });
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const others = (sender: Worker): Worker[] => workers().filter(({ id }) => id !== sender.id);

function sendMessage(receivers: readonly Worker[], message: Message): void {
  for (const worker of receivers) if (worker.isConnected()) worker.send(message);
}

function allMetrics() {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}
