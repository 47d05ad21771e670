import { setImmediate } from "node:timers/promises";
import { unavailable } from "@circlet/service-kit/graphql-errors";
import { FairQueue, QueueFull } from "../../kit/fair-queue.ts";
import type { Context } from "../context.ts";

/** A request of the storefront has up to ten. All of them take about two seconds. */
const searches = new FairQueue({ atOnce: 1, mostWaiting: 500 });

/** Runs each search in its own turn of the event loop, so that many in one request do not block the others. */
export function queueSearch<Result>(context: Context, search: () => Result): Promise<Result> {
  const inOwnTurn = async (): Promise<Result> => {
    await setImmediate();
    return search();
  };
  return searches.run(context, inOwnTurn).catch((error: unknown) => {
    throw error instanceof QueueFull || context.signal.aborted ? unavailable() : error;
  });
}
