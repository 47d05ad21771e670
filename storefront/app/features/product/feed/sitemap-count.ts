import type { Commerce } from "~/apollo/commerce";
import { productSitemapCount } from "./product-sitemap";
import { shopProducts } from "./shop-products";

/** Milliseconds. */
const lifetime = 10 * 60_000;

interface Count {
  readonly files: Promise<number>;
  /** A `performance.now()` value, because the system clock may be adjusted. */
  readonly countedAt: number;
}

/** Counting reads the whole catalog, so all requests share the result. */
const counts = new WeakMap<Commerce, Count>();

/** Counts the product sitemap files. Rejects with a `ServiceFailure`; the next request then counts again. */
export function countSitemaps(commerce: Commerce, apiUrl: string): Promise<number> {
  const files = productSitemapCount(shopProducts(commerce, apiUrl));
  counts.set(commerce, { files, countedAt: performance.now() });
  files.catch(() => counts.delete(commerce));
  return files;
}

/** Like `countSitemapFiles`, but reuses a count that is less than ten minutes old. */
export function knownSitemapCount(commerce: Commerce, apiUrl: string): Promise<number> {
  const known = counts.get(commerce);
  const isKnown = known !== undefined && performance.now() - known.countedAt < lifetime;
  return isKnown ? known.files : countSitemaps(commerce, apiUrl);
}
