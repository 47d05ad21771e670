import { redirect } from "react-router";
import { listingHandle } from "~/features/listing/listing-events";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingMeta } from "~/features/listing/listing-meta";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { directListing } from "~/features/listing/definitions/search-listing";
import { readDirectTitle } from "~/catalog/direct-title";
import { searchPath } from "~/paths";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/direct";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => directListing);
}

/** On client-side navigation without a stored title, redirect to the search. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (readDirectTitle() === null) throw redirect(searchPath + url.search);
  return serverLoader();
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export const meta = listingMeta;

export default ListingRoute;
