import { setImmediate } from "node:timers/promises";
import { unavailable } from "@circlet/service-kit/graphql-errors";
import { FairQueue, QueueFull, type Visitor } from "@circlet/service-kit/fair-queue";

type RunInTurn = <Result>(visitor: Visitor, work: () => Result | Promise<Result>) => Promise<Result>;

/** Runs each work in a turn of the event loop of its own, so that many in one document do not block other requests. */
export function turnQueue(): RunInTurn {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 500 });
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
