import { makeAlerts } from "@circlet/alerts/make-alerts";
import { newestOfListing } from "@circlet/alerts/newest-of-listing";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { StorefrontApi } from "../shop/storefront-api.ts";
import { alertStore } from "./alert-store.ts";

export interface AlertServices {
  readonly database: Database;
  readonly storefront: StorefrontApi;
  readonly storefrontUrl: string;
  readonly log: Log;
}

/** Makes the emails that are due, until `signal` aborts. */
export async function runAlerts(services: AlertServices, signal?: AbortSignal): Promise<void> {
  const { database, storefront, storefrontUrl, log } = services;
  await makeAlerts(
    {
      store: alertStore(database),
      shop: {
        products: (ids) => storefront.productsToWatch(ids),
        newestOf: (path, stopping) => newestOfListing(storefrontUrl, path, stopping),
      },
      onFailure: (error) => log("failure", { error }),
      signal,
    },
    new Date(),
  );
}
