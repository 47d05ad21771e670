import { redirect } from "react-router-dom";
import { readMenuLinkTitle } from "~/catalog/menu-link-title";
import { listingHandle } from "~/features/listing/listing-handle";
import { titledListing } from "~/features/listing/direct/titled-listing";
import { ListingRoute } from "~/features/listing/ListingRoute";
import type { RouteHandle } from "~/http/route-handle";
import { searchPath } from "~/shop/paths";
import type { Route } from "./+types/direct";

export const handle = { ...listingHandle, isIndexed: false } satisfies RouteHandle;

/**
 * Shows the listing under the title of the menu link that led here, which only the browser knows; also after the page's
 * HTML, which all shoppers share. Without a stored title, redirects to the search.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const title = readMenuLinkTitle();
  if (title === null) throw redirect(searchPath + url.search);
  const { listing, ...data } = await serverLoader();
  return { ...data, listing: titledListing(listing, title) };
}
clientLoader.hydrate = true as const;

export { listingLoader as loader } from "~/features/listing/loading/listing-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
