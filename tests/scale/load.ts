import { setTimeout as pause } from "node:timers/promises";
import { inParallel, percentile, visit } from "./fleet.ts";

const shoppers = 4;

export interface Measured {
  readonly requests: number;
  /** Requests without a page. */
  readonly failed: number;
  /** The 99th percentile of the response times, in milliseconds. */
  readonly p99: number;
}

/** Visits these pages again and again, with four shoppers at a time, until `until` resolves. */
export async function measure(pages: readonly string[], until: Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const watched = until.finally(() => over.abort());
  await inParallel(shoppers, shoppers, async (shopper) => {
    for (let turn = shopper; !over.signal.aborted; turn += 1) {
      const { status, milliseconds } = await visit(pages[turn % pages.length] ?? "");
      times.push(milliseconds);
      if (status !== 200) failed += 1;
      await pause(5);
    }
  });
  await watched;
  return { requests: times.length, failed, p99: percentile(times, 0.99) };
}
