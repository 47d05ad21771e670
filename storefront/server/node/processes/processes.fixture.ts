import cluster from "node:cluster";
import { readSettings } from "../../settings/settings.ts";
import { runProcesses } from "./run-processes.ts";
import { serveInProcess } from "./serve-in-process.ts";

/** A program: a shop of two processes, whose pages say which process rendered them, and for the how-many-th time. */

let renders = 0;

const app = () => async () => {
  renders += 1;
  return new Response(JSON.stringify({ process: process.pid, renders }), {
    headers: { "Content-Type": "application/json", "Cache-Tag": "p1" },
  });
};

const settings = readSettings();
await (cluster.isWorker ? serveInProcess(settings, app) : runProcesses(2, settings));
if (cluster.isPrimary) process.exit(0);
