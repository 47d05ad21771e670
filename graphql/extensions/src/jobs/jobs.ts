import { type Job, type JobResult, PgBoss } from "pg-boss";
import * as v from "valibot";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { deleteOrdersBefore } from "../orders/order-store.ts";
import { type OrderMessage, orderMessage, recordOrder } from "../orders/record-order.ts";
import type { StorefrontApi } from "../shop/storefront-api.ts";

/** Work that is kept in the database until it is done, by whichever process is free. */
export interface Jobs {
  /** Resolves when the order is safely stored, before it is recorded. */
  recordOrder(order: OrderMessage): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** Seconds. */
const timing = {
  /** Between looks for new jobs. */
  polling: 2,
  /** After which another process takes over the jobs of one that died. */
  expiry: 30,
  /** Between looks for such jobs. */
  supervision: 15,
};

/** Orders that a process works on at the same time. */
const atOnce = 20;

const queues = { order: "record-order", forget: "forget-old-orders" } as const;

/** Suggestions from older orders are out of fashion. */
const keptDays = 730;
const everyNight = "0 4 * * *";

/** Starts to work on jobs. A failed one is repeated with growing pauses for about a day. */
export async function startJobs({
  database,
  storefront,
  log,
}: {
  database: Database;
  storefront: StorefrontApi;
  log: Log;
}): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobs,
    schema: "extensions_jobs",
    superviseIntervalSeconds: timing.supervision,
    monitorIntervalSeconds: timing.supervision,
  });
  boss.on("error", (error) => log("failure", { error }));
  await boss.start();
  await boss.createQueue(queues.order, {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    expireInSeconds: timing.expiry,
  });
  await boss.createQueue(queues.forget);
  await boss.schedule(queues.forget, everyNight);
  const settle = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    try {
      await recordOrder({ database, storefront }, v.parse(orderMessage, data));
      return { id, status: "completed" };
    } catch (error) {
      log("failure", { error });
      return { id, status: "failed" };
    }
  };
  const working = { pollingIntervalSeconds: timing.polling, batchSize: atOnce, perJobResults: true } as const;
  await boss.work<unknown, unknown, typeof working>(queues.order, working, (jobs) =>
    Promise.all(jobs.map(settle)),
  );
  await boss.work(queues.forget, async () => {
    await deleteOrdersBefore(database, new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000));
  });
  return {
    recordOrder: async (order) => void (await boss.send(queues.order, order)),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
