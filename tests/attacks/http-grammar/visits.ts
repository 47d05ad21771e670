import { setTimeout as pause } from "node:timers/promises";
import type { Target } from "./targets.ts";

/** Milliseconds between the visits to a server. */
const interval = 100;

/** Their network is not the attacker's. */
const headers = { "X-Forwarded-For": "198.51.100.1" };

/** Milliseconds that visitors waited. */
export interface Waits {
  readonly p99: number;
  readonly longest: number;
}

/** Another visitor of each server, who needs an answer whatever else happens. */
export function startVisits(servers: readonly Pick<Target, "port" | "visited">[]) {
  const waits: number[] = [];
  const stopped = new AbortController();
  const visitors = servers.map(async ({ port, visited }) => {
    while (!stopped.signal.aborted) {
      const started = performance.now();
      const response = await fetch(`http://localhost:${port}${visited}`, { headers });
      if (response.status !== 200) throw new Error(`Another visitor got ${response.status} at ${visited}`);
      await response.arrayBuffer();
      waits.push(performance.now() - started);
      await pause(interval);
    }
  });
  const ended = Promise.all(visitors);
  // An attack that fails leaves them without anyone who waits.
  ended.catch(() => undefined);
  return {
    /** Rejects if a visit failed. */
    stop: async (): Promise<Waits> => {
      stopped.abort();
      await ended;
      waits.sort((a, b) => a - b);
      return { p99: waits[Math.floor(waits.length * 0.99)] ?? 0, longest: waits.at(-1) ?? 0 };
    },
  };
}
