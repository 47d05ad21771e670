import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Returns the longest time in milliseconds that `work` blocked this process's event loop. On a busy machine this
 * includes waiting for the processor, so the blocking itself may have been shorter.
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
