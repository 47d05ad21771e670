import type { ChildProcess } from "node:child_process";
import { setTimeout as setTimer } from "node:timers/promises";
import { begin, exitCode } from "./process.ts";
import type { Service } from "./services.ts";

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** After running this long, a service that ends is restarted after the first, short pause again. */
const steadyMs = 60_000;
/** The default in seconds. */
const stopSeconds = 10;

/** A service's process, restarted whenever it ends until `stopping` aborts. */
export class SupervisedService {
  readonly #service: Service;
  readonly #stopping: AbortSignal;
  #child: ChildProcess | undefined;
  #exited: Promise<number> = Promise.resolve(1);
  #reloading = new AbortController();

  constructor(service: Service, stopping: AbortSignal) {
    this.#service = service;
    this.#stopping = stopping;
  }

  /** Starts it and resolves when it responds, or when the shop stops. Throws if it ends before that. */
  async start(): Promise<void> {
    this.#spawn();
    const ended = new AbortController();
    const failed = this.#exited.then(() => {
      ended.abort();
      if (this.#stopping.aborted) return;
      throw new Error(`The ${this.#service.name} could not start; see the messages above.`);
    });
    await Promise.race([
      failed,
      healthy(this.#service.health, AbortSignal.any([this.#stopping, ended.signal])),
    ]);
  }

  /** Restarts the process whenever it ends, with longer and longer pauses. Resolves when the shop stops. */
  async keepRunning(): Promise<void> {
    let wait = firstPauseMs;
    for (;;) {
      const started = performance.now();
      await this.#exited;
      if (performance.now() - started > steadyMs) wait = firstPauseMs;
      if (!this.#stopping.aborted && !this.#reloading.signal.aborted) {
        const seconds = wait / 1000;
        console.error(`The ${this.#service.name} ended (${this.#ending()}). Restarting it in ${seconds} s.`);
        await passed(wait, AbortSignal.any([this.#stopping, this.#reloading.signal]));
        wait = Math.min(2 * wait, longestPauseMs);
      }
      if (this.#stopping.aborted) return;
      this.#reloading = new AbortController();
      this.#spawn();
    }
  }

  /** Restarts the process at once, because its source changed. */
  async reload(): Promise<void> {
    if (this.#reloading.signal.aborted) return;
    this.#reloading.abort();
    console.log(`Restarting the ${this.#service.name}: its source changed.`);
    await this.stop();
  }

  /** Ends the process gracefully, or by force if that takes too long. */
  async stop(): Promise<void> {
    const seconds = this.#service.stopSeconds ?? stopSeconds;
    const timer = setTimeout(() => this.kill("SIGKILL"), seconds * 1000);
    this.kill("SIGTERM");
    await this.#exited;
    clearTimeout(timer);
  }

  /** Signals the process and those it started: a detached child leads the group that holds them all. */
  kill(signal: NodeJS.Signals): void {
    const { pid, exitCode: code, signalCode } = this.#child ?? {};
    if (pid === undefined || (code ?? null) !== null || (signalCode ?? null) !== null) return;
    try {
      process.kill(-pid, signal);
    } catch {
      this.#child?.kill(signal);
    }
  }

  #spawn(): void {
    const { command, cwd, env } = this.#service;
    const [program, ...args] = command;
    // Detached, because Ctrl-C signals the whole foreground group and the services must stop in order.
    this.#child = begin(program, args, { detached: true, endsWithParent: true, cwd, env });
    this.#exited = exitCode(this.#child);
  }

  #ending(): string {
    const { exitCode: code, signalCode } = this.#child ?? {};
    return signalCode ?? `exit code ${code ?? 1}`;
  }
}

/** Resolves when the address responds with 200, or when the signal aborts. */
async function healthy(health: URL, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(2_000)]);
    const response = await fetch(health, { signal: limit }).catch(() => null);
    if (response?.ok) return;
    await passed(100, signal);
  }
}

/** Resolves after this time, or when the signal aborts. */
async function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimer(milliseconds, undefined, { signal }).catch(() => undefined);
}
