import { readFileSync, writeFileSync } from "node:fs";

/** Makes Linux measure the peak of a process from now on. */
const forgetPeak = "5";

/** The memory that a process takes, or its peak, in megabytes. 0 where the system does not say. */
export function memoryOf({ pid }: { readonly pid: number }, what: "VmRSS" | "VmHWM" = "VmRSS"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Begins to measure: returns a function for the growth of a process from now to its peak, in megabytes. */
export function startGrowth(program: { readonly pid: number }): () => number {
  const before = memoryOf(program);
  if (before > 0) writeFileSync(`/proc/${program.pid}/clear_refs`, forgetPeak);
  return () => memoryOf(program, "VmHWM") - before;
}
