import type { Commerce } from "~/apollo/commerce";
import { readListing } from "~/shop/read-listing";
import { serverSizes } from "~/shop/constants";
import { ownParameters } from "../facets/fixed-filters";
import { listingAt } from "../definitions/listing-at";
import { loadNewest } from "./load-listing";
import { isReadablePath } from "~/http/own-path";
import { parseUrl } from "~/http/parse-url";

/** Longer paths are not saved. */
const longest = 1000;

/**
 * Ids, newest first, whether there are more, and what every product of the listing must have. Null for no such listing.
 * Rejects with a `ServiceFailure`.
 */
export async function newestProducts(commerce: Commerce, listing: string) {
  const url = listing.length <= longest ? parseUrl(listing, "http://shop.invalid") : null;
  // React Router logs a path that it cannot decode.
  const isListing = url !== null && isReadablePath(url.pathname);
  const source = isListing && (await listingAt(commerce, url.pathname));
  if (!source) return null;
  const own = ownParameters(readListing(url.searchParams), source.definition.fixed);
  const { ids, conditions } = await loadNewest(commerce, source, own);
  return { ids: ids.slice(0, serverSizes.newest), hasMore: ids.length > serverSizes.newest, conditions };
}
