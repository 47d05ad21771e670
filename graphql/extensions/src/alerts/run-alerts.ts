import { type AlertShop, makeAlerts } from "./make-alerts.ts";
import { newestOfListing } from "./newest-of-listing.ts";
import type { Log } from "@circlet/service-kit/log";
import type { Database } from "../database/database.ts";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import { alertStore } from "./alert-store.ts";
import { findMatches } from "./in-time/find-matches.ts";
import { makeMessages } from "./in-time/make-messages.ts";
import { indexSearches } from "./in-time/search-index.ts";

interface AlertServices {
  readonly database: Database;
  readonly storefront: StorefrontApi;
  readonly storefrontUrl: string;
  readonly log: Log;
}

/** The platform's catalog and the storefront's listings. */
export function alertShop({
  storefront,
  storefrontUrl,
}: Pick<AlertServices, "storefront" | "storefrontUrl">): AlertShop {
  return {
    products: (ids) => storefront.productsToWatch(ids),
    newestOf: (path, stopping) => newestOfListing(storefrontUrl, path, stopping),
  };
}

/** Asks the storefront about searches that are new to the index. Apart from the others, because it may not respond. */
export function indexNewSearches(services: AlertServices, signal?: AbortSignal): Promise<void> {
  const { database, storefrontUrl, log } = services;
  const readListing = async (path: string, stopping?: AbortSignal) =>
    (await newestOfListing(storefrontUrl, path, stopping)).conditions ?? null;
  return indexSearches({ database, readListing, log }, { signal });
}

/**
 * Finds what customers want to hear at once or daily, and makes the messages that are due, until `signal` aborts. Returns
 * the customers who get one.
 */
export async function runInTimeAlerts(services: AlertServices, signal?: AbortSignal): Promise<string[]> {
  const { database, storefront } = services;
  await findMatches({ database, storefront }, { signal });
  return makeMessages({ database, storefront }, { signal });
}

/** Makes the weekly emails that are due, until `signal` aborts. */
export async function runAlerts(services: AlertServices, signal?: AbortSignal): Promise<void> {
  const { database, log } = services;
  const onFailure = (error: unknown) => log("failure", { error });
  await makeAlerts({ store: alertStore(database), shop: alertShop(services), onFailure, signal }, new Date());
}
