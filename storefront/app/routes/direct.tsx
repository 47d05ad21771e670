import { redirect } from "react-router-dom";
import { readDirectTitle } from "~/catalog/direct-title";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { searchPath } from "~/shop/paths";
import type { Route } from "./+types/direct";

/** On client-side navigation without a stored title, redirect to the search. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (readDirectTitle() === null) throw redirect(searchPath + url.search);
  return serverLoader();
}

export { listingLoader as loader } from "~/features/listing/loading/listing-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-events";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
