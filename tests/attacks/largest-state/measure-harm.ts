import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "../../../.tasks/program.ts";
import { startGrowth } from "../../process-memory.ts";
import type { AttackedServer } from "../http-grammar/attacked-shop.ts";
import { startVisits } from "../http-grammar/visits.ts";

/** Settings of a server that prints the pauses of its event loop. */
export const reportsPauses = { NODE_OPTIONS: `--import=${import.meta.dirname}/report-pauses.ts` };

/** What an attack did to a server: times in milliseconds, growth in megabytes. */
export interface Harm {
  /** How many of the attack's requests got each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Of the event loop. */
  readonly longestPause: number;
  /** Another visitor's. */
  readonly longestWait: number;
  /** From before the attack to its peak. 0 where the system does not say. */
  readonly growth: number;
}

/** Returns a function for the longest pause since, in milliseconds; -Infinity without `reportsPauses`. */
export function startPauses(program: Program): () => number {
  const { length: printed } = program.output;
  return () => {
    const pauses = program.output.slice(printed).matchAll(/pause (\d+) ms/g);
    return Math.max(...Array.from(pauses, ([, milliseconds]) => Number(milliseconds)));
  };
}

/** Runs an attack on a server with `reportsPauses`, beside another visitor. */
export async function measureHarm(
  server: AttackedServer,
  attack: () => Promise<readonly number[]>,
): Promise<Harm> {
  const { program } = server;
  const pauseOf = startPauses(program);
  const growthOf = startGrowth(program);
  const visits = startVisits([server]);
  const statuses: Record<number, number> = {};
  for (const status of await attack()) statuses[status] = (statuses[status] ?? 0) + 1;
  await pause(300);
  const { longest: longestWait } = await visits.stop();
  return {
    statuses,
    longestPause: pauseOf(),
    longestWait,
    growth: growthOf(),
  };
}
