import type { ChildProcess } from "node:child_process";
import { begin, exitCode } from "./process.ts";

/** A long-running part of the shop, with the address that answers once it is ready. */
export interface Service {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Answers 200 when the service is ready. */
  readonly health: URL;
}

const stopGraceMs = 10_000;

/**
 * Starts the services one after another, calls `ready` once all answer, and runs until Ctrl-C or until one ends.
 * Then the others are stopped in reverse order: the storefront before the service it asks.
 */
export async function runServices(services: readonly Service[], ready: () => void): Promise<void> {
  const running: ChildProcess[] = [];
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const child of running.toReversed()) await end(child);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());

  for (const service of services) {
    const [command, ...args] = service.command;
    // Detached: Ctrl-C in a terminal reaches the whole foreground group, and the order of stopping is ours to keep.
    const child = begin(command, args, { detached: true, cwd: service.cwd, env: service.env });
    running.push(child);
    const gone = exitCode(child).then((code) => {
      if (!stopping) process.exitCode = code || 1;
      return "gone" as const;
    });
    if (stopping || (await Promise.race([gone, answers(service.health)])) === "gone") {
      await stop();
      return;
    }
    void gone.then(stop);
  }
  ready();
}

async function answers(health: URL): Promise<"ready"> {
  for (;;) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return "ready";
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = exitCode(child);
  signalGroup(child, "SIGTERM");
  const impatience = setTimeout(() => signalGroup(child, "SIGKILL"), stopGraceMs);
  await closed;
  clearTimeout(impatience);
}

/** A development server has children of its own; a detached child leads a process group that holds them all. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
