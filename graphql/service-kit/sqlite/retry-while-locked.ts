import { setTimeout } from "node:timers/promises";
import { isBusy } from "./database-errors.ts";

/** Milliseconds, less than the storefront's timeout: it could repeat a write that is still waiting. */
const longestWait = 4_000;
const pause = 25;

/**
 * Retries a write while another process, such as an import, holds the database's lock. SQLite itself would wait inside
 * this thread, which answers all requests; the pauses leave it free for reads. `write` must be one statement or one
 * transaction, so that a failed attempt has changed nothing.
 */
export async function retryWhileLocked<Result>(write: () => Result): Promise<Awaited<Result>> {
  const end = performance.now() + longestWait;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    // A random pause, so that several waiting processes do not collide again.
    await setTimeout(pause * (0.5 + Math.random()));
  }
}
