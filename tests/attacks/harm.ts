import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "../../.tasks/program.ts";
import { startGrowth } from "../process-memory.ts";
import type { Target } from "./http-grammar/targets.ts";
import { startVisits, type Waits } from "./http-grammar/visits.ts";

/** Settings of a server that prints the pauses of its event loop. */
export const reportsPauses = { NODE_OPTIONS: `--import=${import.meta.dirname}/report-pauses.ts` };

/** Whether a line is about such a pause. */
export const isPause = (line: string): boolean => /^pause \d+ ms$/.test(line);

/** What an attack did to a server. */
interface ServerHarm {
  readonly name: string;
  readonly pid: number;
  /** The longest of its event loop, in milliseconds. */
  readonly pause: number;
  /** From before the attack to its peak, in megabytes. 0 where the system does not say. */
  readonly growth: number;
}

/** What an attack did to servers, and how long another visitor of each waited. */
export interface Harm {
  readonly servers: readonly ServerHarm[];
  readonly waits: Waits;
}

interface Measured extends Pick<Target, "name" | "port" | "visited"> {
  readonly program: Program;
}

/** Begins to measure what an attack does to servers with `reportsPauses`. */
export function startHarm(servers: readonly Measured[]) {
  const measured = servers.map(({ name, program }) => {
    const { pid } = program;
    const pauseOf = startPauses(program);
    const growthOf = startGrowth(program);
    return () => ({ name, pid, pause: pauseOf(), growth: growthOf() });
  });
  const visits = startVisits(servers);
  return {
    /** Rejects if a process has ended or another visitor got an error. */
    stop: async (): Promise<Harm> => {
      // The last pauses are still to be printed.
      await pause(300);
      const harm = { waits: await visits.stop(), servers: measured.map((harmOf) => harmOf()) };
      for (const { pid } of harm.servers) process.kill(pid, 0);
      return harm;
    },
  };
}

/** Returns a function for the longest pause since, in milliseconds; -Infinity without `reportsPauses`. */
function startPauses(program: Program): () => number {
  const { length: printed } = program.output;
  return () => {
    const pauses = program.output.slice(printed).matchAll(/pause (\d+) ms/g);
    return Math.max(...Array.from(pauses, ([, milliseconds]) => Number(milliseconds)));
  };
}

/** Prints a line about an attack with `ATTACK_FIGURES=on`, as the long suites have it. */
export function printFigures(attack: string, harm?: Harm): void {
  if (process.env["ATTACK_FIGURES"] !== "on") return;
  const servers = harm?.servers.map(
    ({ name, pid, pause, growth }) =>
      `${name}: process ${pid} before and after, longest pause ${pause.toFixed(0)} ms, peak +${Math.max(0, growth).toFixed(0)} MB`,
  );
  const visitor =
    harm &&
    `another visitor: p99 ${harm.waits.p99.toFixed(0)} ms, longest ${harm.waits.longest.toFixed(0)} ms`;
  console.log(["Figures", attack, ...(servers ?? []), ...(visitor ? [visitor] : [])].join(" | "));
}
