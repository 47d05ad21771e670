import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** Returns the longest time in milliseconds that `work` kept this process's event loop busy. */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  // The monitor does not count its first interval.
  await pause(20);
  await work();
  await pause(20);
  monitor.disable();
  return monitor.max / 1e6;
}
