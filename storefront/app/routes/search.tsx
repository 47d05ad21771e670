import { listingHandle } from "~/features/listing/listing-events";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingMeta } from "~/features/listing/listing-meta";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { searchListing } from "~/features/listing/definitions/search-listing";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/search";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => searchListing);
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export const meta = listingMeta;

export default ListingRoute;
