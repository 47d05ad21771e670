import type { ProductToWatch } from "../platform/storefront-api.ts";
import {
  type Alerts,
  alertsOf,
  type CheckedListing,
  type KnownProduct,
  type WatchedProduct,
} from "./alerts.ts";
import type { NewestProducts } from "./newest-of-listing.ts";

/** What the rules need to know of the shop. Its methods throw if the shop does not respond. */
export interface AlertShop {
  /** The published ones of at most 250 products, by global id, in any order. */
  products(ids: readonly string[]): Promise<readonly ProductToWatch[]>;
  /** A listing's newest products; none if the listing no longer exists. */
  newestOf(path: string, signal?: AbortSignal): Promise<NewestProducts>;
}

export interface ListingToCheck {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly seenAt: Date;
}

type ProductBaseline = KnownProduct & Pick<WatchedProduct, "isGone">;

/** What the customer knows once the email is sent, as far as it is new. */
export interface Baseline {
  readonly products: readonly ProductBaseline[];
  readonly listings: readonly { readonly id: string; readonly seenAt: Date }[];
}

export interface AlertStore {
  /** Takes a customer due for a check, whom no other process then takes, and sets the next day's. Undefined if none. */
  takeDueCustomer(now: Date): Promise<string | undefined>;
  /** Makes the customer due for a check at this time. */
  postponeCheck(customerId: string, until: Date): Promise<void>;
  watched(customerId: string): Promise<readonly WatchedProduct[]>;
  /** Those of weekly alerts, and those that the index of the others cannot find. */
  listings(customerId: string): Promise<readonly ListingToCheck[]>;
  saveKnownProducts(customerId: string, products: readonly ProductBaseline[]): Promise<void>;
  /** Queues the email, with the new baseline. False if the customer stopped them or got one within a week. */
  queueEmail(customerId: string, alerts: Alerts, baseline: Baseline, now: Date): Promise<boolean>;
}

/** Milliseconds. The minimum time between two emails to the same customer. */
export const week = 7 * 24 * 60 * 60 * 1000;
/** The time between two checks of the same customer. */
export const day = 24 * 60 * 60 * 1000;
const pauseAfterFailure = 60 * 60 * 1000;

/** After so many failures in a row, the shop is down. */
const mostFailures = 3;
/** As many as the platform returns for one query by ids. */
const mostIds = 250;

export interface AlertRun {
  readonly store: AlertStore;
  readonly shop: AlertShop;
  readonly onFailure: (error: unknown) => void;
  /** Ends the run. The customer whose check is under way stays due. */
  readonly signal?: AbortSignal | undefined;
}

/** Failures in a row, across customers. */
interface Failures {
  count: number;
}

/** Checks every customer who is due; what fails is checked again later. Returns the customers who get one. */
export async function makeAlerts(run: AlertRun, now: Date): Promise<string[]> {
  const { store, onFailure, signal } = run;
  const mailed: string[] = [];
  const failures: Failures = { count: 0 };
  const later = new Date(now.getTime() + pauseAfterFailure);
  while (failures.count < mostFailures) {
    if (signal?.aborted) break;
    const customerId = await store.takeDueCustomer(now);
    if (customerId === undefined) break;
    try {
      const { isMailed, isComplete } = await checkCustomer(customerId, run, failures, now);
      if (isComplete) failures.count = 0;
      if (isMailed) mailed.push(customerId);
      else if (!isComplete) await store.postponeCheck(customerId, later);
    } catch (error) {
      if (signal?.aborted) {
        await store.postponeCheck(customerId, now);
        break;
      }
      failures.count += 1;
      await store.postponeCheck(customerId, later);
      onFailure(error);
    }
  }
  return mailed;
}

async function checkCustomer(
  customerId: string,
  run: AlertRun,
  failures: Failures,
  now: Date,
): Promise<{ isMailed: boolean; isComplete: boolean }> {
  const { store, shop } = run;
  const [watched, saved] = await Promise.all([store.watched(customerId), store.listings(customerId)]);
  const listings = await newestOfEach(saved, run, failures);
  const isComplete = listings.length === saved.length;
  const ids = new Set(
    [...watched, ...listings.flatMap(({ productIds }) => productIds.map((id) => ({ id })))].map(
      ({ id }) => id,
    ),
  );
  const products = await productsById(shop, [...ids]);
  const weekly = watched.filter(({ frequency }) => frequency === "WEEKLY");
  const alerts = alertsOf(weekly, listings, products);
  if (alerts) {
    const seen = listings.map(({ id, seenAt, productIds }) => ({
      id,
      seenAt: newest(seenAt, productIds, products),
    }));
    const baseline = { products: weekly.flatMap((before) => changedSince(before, products)), listings: seen };
    return { isMailed: await store.queueEmail(customerId, alerts, baseline, now), isComplete };
  }
  await store.saveKnownProducts(
    customerId,
    watched.flatMap((before) => {
      if (before.price === null) return changedSince(before, products);
      const isNewlyGone = !before.isGone && !products.get(before.id)?.isForSale;
      return isNewlyGone ? [{ ...before, isGone: true }] : [];
    }),
  );
  return { isMailed: false, isComplete };
}

/** What is new about a product that is published. */
function changedSince(
  before: WatchedProduct,
  products: ReadonlyMap<string, ProductToWatch>,
): ProductBaseline[] {
  const now = products.get(before.id);
  if (!now) return [];
  const isSame =
    now.price === before.price && now.quantity === before.quantity && now.isForSale === !before.isGone;
  return isSame ? [] : [{ ...now, isGone: !now.isForSale }];
}

/** The listings with their newest products, without those that fail: one must not keep back the other alerts. */
async function newestOfEach(
  saved: readonly ListingToCheck[],
  { shop, onFailure, signal }: AlertRun,
  failures: Failures,
): Promise<(CheckedListing & ListingToCheck)[]> {
  const listings: (CheckedListing & ListingToCheck)[] = [];
  for (const listing of saved) {
    if (failures.count >= mostFailures) break;
    try {
      const { ids, hasMore } = await shop.newestOf(listing.path, signal);
      listings.push({ ...listing, productIds: ids, hasMore });
      failures.count = 0;
    } catch (error) {
      signal?.throwIfAborted();
      failures.count += 1;
      onFailure(error);
    }
    signal?.throwIfAborted();
  }
  return listings;
}

async function productsById(shop: AlertShop, ids: readonly string[]): Promise<Map<string, ProductToWatch>> {
  const products = new Map<string, ProductToWatch>();
  for (let start = 0; start < ids.length; start += mostIds) {
    for (const product of await shop.products(ids.slice(start, start + mostIds)))
      products.set(product.id, product);
  }
  return products;
}

/** By the platform's clock, so that no product is lost between two clocks. */
function newest(seenAt: Date, ids: readonly string[], products: ReadonlyMap<string, ProductToWatch>): Date {
  const times = ids.flatMap((id) => products.get(id)?.publishedAt.getTime() ?? []);
  return new Date(Math.max(seenAt.getTime(), ...times));
}
