import { redirect } from "react-router-dom";
import { readMenuLinkTitle } from "~/catalog/menu-link-title";
import { listingHandle } from "~/features/listing/listing-handle";
import { ListingRoute } from "~/features/listing/ListingRoute";
import type { RouteHandle } from "~/http/route-handle";
import { searchPath } from "~/shop/paths";
import type { Route } from "./+types/direct";

export const handle = { ...listingHandle, isIndexed: false } satisfies RouteHandle;

/** On client-side navigation without a stored title, redirect to the search. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (readMenuLinkTitle() === null) throw redirect(searchPath + url.search);
  return serverLoader();
}

export { listingLoader as loader } from "~/features/listing/loading/listing-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
