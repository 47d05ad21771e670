import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Returns the longest time in milliseconds that `work` kept this process's event loop busy. On a busy machine the thread
 * also waits for the processor, so the result is at most the time it really worked.
 */
export async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  // The monitor does not count its first interval.
  await pause(20);
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  await pause(20);
  monitor.disable();
  return Math.min(monitor.max / 1e6, (user + system) / 1000);
}
