import { expect } from "vitest";
import { attack } from "./attack.ts";
import type { AttackedServer } from "./attacked-shop.ts";

/** Milliseconds that another visitor may wait. */
const longestWait = 1000;

/** Megabytes by which a process may grow after the first third, besides its page cache. */
const mostGrowth = 50;

/** Attacks the servers and prints the figures. */
export async function expectUnharmed(
  servers: readonly AttackedServer[],
  options: { readonly requests: number; readonly seed: number },
): Promise<void> {
  const before = servers.map(({ program }) => program.pid);
  const { requests, failures, logged, waits, growth } = await attack(servers, options);
  console.log(
    `HTTP grammar: ${requests} requests from seed ${options.seed}, ${failures.length} failures; another visitor waited ${waits.p99.toFixed(0)} ms (p99), at most ${waits.longest.toFixed(0)} ms; processes ${before.join(", ")} grew by ${growth.map((megabytes) => megabytes.toFixed(0)).join(", ")} MB`,
  );
  expect(failures).toEqual([]);
  expect(logged).toEqual([]);
  for (const pid of before) process.kill(pid, 0);
  expect(waits.p99).toBeLessThan(longestWait);
  for (const [at, megabytes] of growth.entries())
    expect(megabytes).toBeLessThan(mostGrowth + servers[at]!.cacheMegabytes);
}
