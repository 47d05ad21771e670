import { cutText } from "@circlet/service-kit/cut-text";
import type { Alerts } from "../alerts.ts";
import { summaryOf } from "../alert-summary.ts";
import { stopPath } from "../stop-alerts.ts";

/** What the service worker of the storefront shows. Paths are the storefront's. */
export interface PushNotification {
  /** A device shows a notification with the same id once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Stops these alerts when something is posted to it. It contains the token. */
  readonly stop: string;
}

/** Bytes of an address. A message has 3993 for everything. */
const longestPath = 1500;

/** One notification about all that is new. */
export function pushNotification(id: string, alerts: Alerts, token: string): PushNotification {
  const { counts, titles } = summaryOf(alerts);
  const { backForSale, priceDrops, lastOnes, newMatches } = alerts;
  const isOfWishlist = [backForSale, priceDrops, lastOnes].some((changes) => (changes?.count ?? 0) > 0);
  const [first, ...others] = newMatches;
  const search = first && others.length === 0 && !isOfWishlist ? first : undefined;
  const [handle, ...more] = handlesOf(alerts);
  const page = isOfWishlist && !first ? "/profile/wishlist" : "/profile/saved-searches";
  const path =
    handle !== undefined && more.length === 0 ? `/products/${encodeURIComponent(handle)}` : search?.path;
  return {
    id,
    title: search ? `${counts.join(", ")}: ${short(search.name)}` : counts.join(", "),
    body: titles.slice(0, 3).map(short).join(", "),
    path: path !== undefined && Buffer.byteLength(path) <= longestPath ? path : page,
    stop: stopPath(token, search?.id),
  };
}

/** Of one search only if it has no more products than those shown. */
function handlesOf({ backForSale, priceDrops, lastOnes, newMatches }: Alerts): string[] {
  const all = [...(backForSale ? [backForSale] : []), priceDrops, lastOnes, ...newMatches];
  const handles = all.flatMap(({ products }) => products.map(({ handle }) => handle));
  const isComplete = all.every(({ products, count }) => products.length === count);
  return isComplete ? [...new Set(handles)] : [];
}

const short = (text: string) => (text.length > 80 ? `${cutText(text, 79).trimEnd()}…` : text);
