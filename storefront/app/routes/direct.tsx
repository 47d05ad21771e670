import { redirect } from "react-router";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { directListing } from "~/features/listing/definitions/search-listing";
import { readDirectTitle } from "~/catalog/direct-title";
import { searchPath } from "~/paths";
import type { Route } from "./+types/direct";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => directListing);
}

/** On client-side navigation without a stored title, redirect to the search. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (readDirectTitle() === null) throw redirect(searchPath + url.search);
  return serverLoader();
}

export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-events";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
