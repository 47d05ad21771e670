import cluster from "node:cluster";
import { readSettings } from "../../settings/settings.ts";
import { buildWith } from "../../storefront.fixture.ts";
import { reconcilesVariable } from "./message.ts";
import { runProcesses } from "./run-processes.ts";
import { serveInProcess } from "./serve-in-process.ts";

/** A program that runs a shop with two processes. Its pages say which process rendered them, and how many times. */

let renders = 0;

const planted = (): never => {
  throw new Error("planted");
};

const never = new Promise(() => undefined);

const errors: Readonly<Record<string, () => unknown>> = {
  "/throws": planted,
  "/throws-later": () => {
    setTimeout(planted, 5);
    return never;
  },
  "/rejects-unseen": () => {
    void Promise.reject(new Error("planted"));
    return never;
  },
};

process.on("SIGUSR2", planted);

const app = () => async (request: Request) => {
  await errors[new URL(request.url).pathname]?.();
  renders += 1;
  const reconciles = process.env[reconcilesVariable] === "on";
  return new Response(JSON.stringify({ process: process.pid, renders, reconciles }), {
    headers: { "Content-Type": "application/json", "Cache-Tag": "p1" },
  });
};

// Crashes while the other process is still starting.
if (process.env["FIXTURE_CRASH"] && cluster.worker?.id === 1) {
  process.send?.({ circlet: "ready", url: "http://localhost" });
  setImmediate(() => process.exit(1));
  await new Promise(() => undefined);
}

const settings = readSettings();
await (cluster.isWorker ? serveInProcess(settings, buildWith(app)) : runProcesses(2, settings));
if (cluster.isPrimary) process.exit(0);
