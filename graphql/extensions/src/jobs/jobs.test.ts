import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { openEmbedded } from "../database/embedded.ts";
import { migrate } from "../database/migrate.ts";
import { readSettings } from "../settings/settings.ts";
import { storefrontApi } from "../shop/storefront-api.ts";
import { startJobs } from "./jobs.ts";

let database: Database;
let queue: PgBoss;

beforeAll(async () => {
  database = await openEmbedded();
  await migrate(database);
  queue = new PgBoss({ ...database.jobs, schema: "extensions_jobs", supervise: false, schedule: false });
  queue.on("error", () => undefined);
  await queue.start();
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

/** Starts to work on jobs. Alerts run when a test queues them. */
async function start(alerts: (signal: AbortSignal) => Promise<void>) {
  const storefront = storefrontApi(readSettings({}));
  const jobs = await startJobs({ database, storefront, alerts, log: () => undefined });
  onTestFinished(() => jobs.stop());
  return jobs;
}

test("alerts that take longer than their job may are ended", async () => {
  const started = Promise.withResolvers<AbortSignal>();
  await start(async (signal) => {
    started.resolve(signal);
    await aborted(signal);
  });
  await queue.send("alerts", null, { expireInSeconds: 1 });
  await aborted(await started.promise);
}, 20_000);

test("the jobs have stopped once running alerts have ended, even if that takes longer than a job gets", async () => {
  const started = Promise.withResolvers<AbortSignal>();
  const sending = Promise.withResolvers<undefined>();
  const jobs = await start(async (signal) => {
    started.resolve(signal);
    await sending.promise;
  });
  const id = await queue.send("alerts");
  const signal = await started.promise;
  let hasStopped = false;
  const stopped = jobs.stop().then(() => (hasStopped = true));
  await aborted(signal);
  // After 5 seconds, the queue waits no longer.
  const stateOf = async () => (await queue.findJobs("alerts", { id: id ?? "" }))[0]?.state;
  await vi.waitFor(async () => expect(await stateOf()).toBe("failed"), { timeout: 15_000, interval: 100 });
  expect(hasStopped).toBe(false);
  sending.resolve(undefined);
  await stopped;
}, 30_000);

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
