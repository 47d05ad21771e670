import { type Job, type JobResult, PgBoss } from "pg-boss";
import * as v from "valibot";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { deleteOrdersBefore } from "../orders/order-store.ts";
import { type OrderMessage, orderMessage, recordOrder } from "../orders/record-order.ts";
import type { StorefrontApi } from "../shop/storefront-api.ts";

/** Jobs stay in the database until a process has completed them. Any process can take a job. */
export interface Jobs {
  /** Resolves when the job is safely stored. The order is recorded later. */
  recordOrder(order: OrderMessage): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** In seconds. */
const timing = {
  /** The interval between checks for new jobs. */
  polling: 2,
  /** The time after which another process takes over the jobs of a dead one. */
  expiry: 30,
  /** The interval between checks for such jobs. */
  supervision: 15,
};

/** Orders that a process works on at the same time. */
const atOnce = 20;

const queues = { order: "record-order", forget: "forget-old-orders", alerts: "alerts" } as const;

/** Older orders would suggest products that are out of fashion. */
const keptDays = 730;
const everyNight = "0 4 * * *";

/** Looks for customers who are due. Each is checked once a day, and gets an email once a week at most. */
const everyFewMinutes = "*/5 * * * *";
/** Seconds. */
const longestAlerts = 3600;

/** Starts to work on jobs. Retries a failed job for about a day, with growing pauses. */
export async function startJobs({
  database,
  storefront,
  alerts,
  log,
}: {
  database: Database;
  storefront: StorefrontApi;
  /** Makes and sends the alerts that are due. Undefined without a mail server. */
  alerts?: ((signal: AbortSignal) => Promise<void>) | undefined;
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
  const stopping = new AbortController();
  let runningAlerts = Promise.resolve();
  if (alerts) {
    // One run at a time, and one that waits. What a run could not do, the next one does.
    await boss.createQueue(queues.alerts, {
      policy: "stately",
      retryLimit: 0,
      expireInSeconds: longestAlerts,
    });
    await boss.schedule(queues.alerts, everyFewMinutes);
    await boss.work(queues.alerts, async (jobs) => {
      const run = alerts(AbortSignal.any([stopping.signal, ...jobs.map(({ signal }) => signal)]));
      runningAlerts = run.catch(() => undefined);
      await run;
    });
  }
  return {
    recordOrder: async (order) => void (await boss.send(queues.order, order)),
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 5_000 });
      // The queue does not wait longer, but what the run works with is about to close.
      await runningAlerts;
    },
  };
}
