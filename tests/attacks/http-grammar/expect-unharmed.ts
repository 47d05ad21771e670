import { expect } from "vitest";
import { printFigures } from "../harm.ts";
import { attack } from "./attack.ts";
import type { AttackedServer } from "./attacked-shop.ts";

/** Milliseconds that another visitor may wait. */
const longestWait = 1000;

/** Megabytes by which a process may grow after the first third, besides its page cache. */
const mostGrowth = 50;

/** Attacks the servers. */
export async function expectUnharmed(
  servers: readonly AttackedServer[],
  options: { readonly requests: number; readonly seed: number },
): Promise<void> {
  const { requests, failures, logged, harm, growth } = await attack(servers, options);
  printFigures(
    `HTTP grammar, ${requests} requests from seed ${options.seed}, ${failures.length} failures`,
    harm,
  );
  expect(failures).toEqual([]);
  expect(logged).toEqual([]);
  expect(harm.waits.p99).toBeLessThan(longestWait);
  for (const [at, megabytes] of growth.entries())
    expect(megabytes).toBeLessThan(mostGrowth + servers[at]!.cacheMegabytes);
}
