import { type AlertShop, makeAlerts } from "@circlet/alerts/make-alerts";
import { newestOfListing } from "@circlet/alerts/newest-of-listing";
import type { Database } from "../../database/database.ts";
import type { Platform } from "../../server/platform.ts";
import { alertStore } from "./alert-store.ts";
import { productsToWatch } from "./watched-products.ts";

/** Milliseconds between two looks for customers who are due. */
const interval = 5 * 60_000;

/** The catalog in this database, and the storefront's listings. */
export function alertShop(database: Database, storefrontUrl: string): AlertShop {
  return {
    products: async (ids) => productsToWatch(database, ids),
    newestOf: (path, signal) => newestOfListing(storefrontUrl, path, signal),
  };
}

/** Makes the emails that are due every few minutes. Returns a function that stops it, also in the middle of a run. */
export function startAlerts({
  database,
  settings,
  log,
}: Pick<Platform, "database" | "settings" | "log">): () => Promise<void> {
  const stopping = new AbortController();
  const work = {
    signal: stopping.signal,
    store: alertStore(database),
    shop: alertShop(database, settings.storefrontUrl),
    onFailure: (error: unknown) =>
      log("failure", { path: "alerts", error: error instanceof Error ? error.message : "unknown" }),
  };
  let running = Promise.resolve();
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    try {
      const mailed = await makeAlerts(work, new Date());
      if (mailed.length > 0) log("alerts made", { customers: mailed.length });
    } catch (error) {
      work.onFailure(error);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    if (!isRunning) running = run();
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
