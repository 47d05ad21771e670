import { once } from "node:events";
import type { Command } from "./process.ts";
import { SupervisedService } from "./supervised-service.ts";

/** A long-running process of the shop. It must be a Node program. */
export interface Service {
  readonly name: string;
  readonly command: Command;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Responds with 200 when the service is ready. */
  readonly health: URL;
  /** Seconds that stopping may take; 10 by default. */
  readonly stopSeconds?: number;
}

/**
 * Starts the services one after another, calls `ready` when all respond, and restarts those that end, until `stopping`
 * aborts. Then stops them in reverse order, so that the storefront stops before the commerce service that it queries.
 * Throws if a service ends before it is ready (.github/decisions/0039).
 */
export async function runServices(
  services: readonly Service[],
  ready: () => void,
  stopping: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const signal = AbortSignal.any([stopping, ending.signal]);
  const running: SupervisedService[] = [];
  // A second Ctrl-C ends this process at once, and the services with it.
  process.once("exit", () => running.forEach((service) => service.kill()));
  try {
    for (const service of services) {
      const supervised = new SupervisedService(service, signal);
      running.push(supervised);
      await supervised.ready();
      if (signal.aborted) return;
      void supervised.keepRunning();
    }
    ready();
    await once(signal, "abort");
  } finally {
    ending.abort();
    for (const service of running.toReversed()) await service.stop();
  }
}
