import { setTimeout as setTimer } from "node:timers/promises";
import { endsWithParent, run } from "./process.ts";
import type { Service } from "./services.ts";

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** After running this long, a service that ends is restarted after the first, short pause again. */
const steadyMs = 60_000;

/** A service's process, restarted whenever it ends until `stopping` aborts. */
export class SupervisedService {
  readonly #service: Service;
  readonly #stopping: AbortSignal;
  #process: ReturnType<typeof startProcess>;

  constructor(service: Service, stopping: AbortSignal) {
    this.#service = service;
    this.#stopping = stopping;
    this.#process = startProcess(service);
  }

  /** Resolves when it responds, or when the shop stops. Throws if it ends before that. */
  async ready(): Promise<void> {
    const { name, health } = this.#service;
    const ended = new AbortController();
    void this.#process.then(() => ended.abort());
    await healthy(health, AbortSignal.any([this.#stopping, ended.signal]));
    if (ended.signal.aborted && !this.#stopping.aborted)
      throw new Error(`The ${name} could not start; see the messages above.`);
  }

  /** Restarts the process whenever it ends, with longer and longer pauses. Resolves when the shop stops. */
  async keepRunning(): Promise<void> {
    let pauseMs = firstPauseMs;
    for (;;) {
      const started = performance.now();
      const { signal, exitCode } = await this.#process;
      if (this.#stopping.aborted) return;
      if (performance.now() - started > steadyMs) pauseMs = firstPauseMs;
      const reason = signal ?? `exit code ${exitCode}`;
      console.error(`The ${this.#service.name} ended (${reason}). Restarting it in ${pauseMs / 1000} s.`);
      await pauseFor(pauseMs, this.#stopping);
      if (this.#stopping.aborted) return;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      this.#process = startProcess(this.#service);
    }
  }

  /** Ends the process gracefully, or by force if that takes too long. */
  async stop(): Promise<void> {
    this.#process.kill("SIGTERM");
    await this.#process;
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }
}

function startProcess({ command: [program, ...args], cwd, env, stopSeconds = 10 }: Service) {
  return run(program, args, {
    ...endsWithParent,
    ...(cwd && { cwd }),
    env: { ...endsWithParent.env, ...env },
    // In a process group of its own, because Ctrl-C signals the whole foreground group and services must stop in order.
    killDescendants: true,
    reject: false,
    forceKillAfterDelay: stopSeconds * 1000,
  });
}

/** Resolves when the address responds with 200, or when the signal aborts. */
async function healthy(health: URL, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
    const response = await fetch(health, { signal: limit }).catch(() => null);
    if (response?.ok) return;
    await pauseFor(100, signal);
  }
}

/** Resolves after this time, or when the signal aborts. */
async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimer(milliseconds, undefined, { signal }).catch(() => undefined);
}
