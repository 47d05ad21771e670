import type { Commerce } from "~/apollo/commerce";
import { productSitemapCount } from "./product-sitemap";
import { shopProducts } from "./shop-products";

/** Milliseconds. */
const lifetime = 10 * 60_000;

interface Count {
  readonly files: Promise<number>;
  /** By `performance.now()`, because the time of day may jump. */
  readonly countedAt: number;
}

/** Counting reads the whole catalog, so all requests share it. */
const counts = new WeakMap<Commerce, Count>();

/** Counts the sitemap files for products. Rejects with a `ServiceFailure`; the next request counts again. */
export function countSitemaps(commerce: Commerce, apiUrl: string): Promise<number> {
  const files = productSitemapCount(shopProducts(commerce, apiUrl));
  counts.set(commerce, { files, countedAt: performance.now() });
  files.catch(() => counts.delete(commerce));
  return files;
}

/** The same, from memory if it was counted in the last ten minutes. */
export function knownSitemapCount(commerce: Commerce, apiUrl: string): Promise<number> {
  const known = counts.get(commerce);
  const isKnown = known !== undefined && performance.now() - known.countedAt < lifetime;
  return isKnown ? known.files : countSitemaps(commerce, apiUrl);
}
