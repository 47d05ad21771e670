import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { searchListing } from "~/features/listing/definitions/search-listing";
import type { Route } from "./+types/search";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => searchListing);
}

export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-events";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
