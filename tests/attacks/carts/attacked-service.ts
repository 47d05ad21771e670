import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Program } from "../../../.tasks/program.ts";
import { seededFolder } from "../../faults/faulty-shop.ts";
import { platformCli } from "../../programs.ts";

const visitor = "198.51.100.1";

/** Only Linux says how much memory a process takes. */
const isMeasured = existsSync("/proc/self/status");

/** Kilobytes. 0 where the system does not say. */
function memoryOf(pid: number, what: "VmRSS" | "VmHWM"): number {
  const status = isMeasured ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
}

/** Makes Linux measure the peak of a process from now on. */
const forgetPeak = "5";

/** What an attack did to the service: times in milliseconds, growth in megabytes. */
export interface Harm {
  /** How many of the attack's requests got each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Of the event loop. */
  readonly longestPause: number;
  /** Another visitor's. */
  readonly longestWait: number;
  /** From before the attack to its peak. */
  readonly growth: number;
}

/** A commerce service in its own process, with another visitor beside each attack. */
export class AttackedService {
  readonly url: string;
  /** The attacker's. */
  network = "";
  readonly #program: Program;
  readonly #data: string;

  private constructor(url: string, program: Program, data: string) {
    [this.url, this.#program, this.#data] = [url, program, data];
  }

  static async start(): Promise<AttackedService> {
    const data = await seededFolder();
    const env = { CIRCLET_DATA_DIR: data, PLATFORM_PORT: "0", PLATFORM_LOG: "off" };
    const monitor = join(import.meta.dirname, "report-pauses.ts");
    const program = new Program(["--import", monitor, platformCli, "serve"], { env });
    return new AttackedService(await program.url(), program, data);
  }

  get pid(): number {
    return this.#program.pid;
  }

  /** Sends a request from the attacker's network. Resolves with its status. */
  async send(query: string, variables: object = {}): Promise<number> {
    const response = await fetch(`${this.url}/api/2026-04/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": this.network },
      body: JSON.stringify({ query, variables }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Runs an attack while another visitor asks for the service's health. */
  async during(attack: () => Promise<readonly number[]>): Promise<Harm> {
    const { output } = this.#program;
    const before = memoryOf(this.pid, "VmRSS");
    if (isMeasured) writeFileSync(`/proc/${this.pid}/clear_refs`, forgetPeak);
    const ended = new AbortController();
    const waits = this.#visitUntil(ended.signal);
    const statuses: Record<number, number> = {};
    for (const status of await attack()) statuses[status] = (statuses[status] ?? 0) + 1;
    await pause(300);
    ended.abort();
    const printed = this.#program.output.slice(output.length);
    return {
      statuses,
      longestPause: Math.max(...Array.from(printed.matchAll(/pause (\d+) ms/g), ([, ms]) => Number(ms))),
      longestWait: Math.max(...(await waits)),
      growth: (memoryOf(this.pid, "VmHWM") - before) / 1024,
    };
  }

  async #visitUntil(ended: AbortSignal): Promise<number[]> {
    const waits: number[] = [];
    while (!ended.aborted) {
      const started = performance.now();
      await fetch(`${this.url}/health`, { headers: { "x-forwarded-for": visitor } });
      waits.push(performance.now() - started);
      await pause(20);
    }
    return waits;
  }

  async stop(): Promise<void> {
    await this.#program.stop();
    await rm(this.#data, { recursive: true, force: true });
  }
}
