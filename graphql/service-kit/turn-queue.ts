import { setImmediate } from "node:timers/promises";
import { FairQueue, QueueFull, type Visitor } from "./fair-queue.ts";
import { unavailable } from "./graphql-errors.ts";

type RunInTurn = <Result>(visitor: Visitor, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Runs each work of GraphQL requests in a turn of the event loop of its own, so that much of it does not block other
 * requests. Rejects with a GraphQL error if too much waits or the visitor leaves.
 */
export function turnQueue({ atOnce = 1, mostWaiting = 500 } = {}): RunInTurn {
  const queue = new FairQueue({ atOnce, mostWaiting });
  return (visitor, work) =>
    queue
      .run(visitor, async () => {
        await setImmediate();
        return work();
      })
      .catch((error: unknown) => {
        throw error instanceof QueueFull || visitor.signal.aborted ? unavailable() : error;
      });
}
