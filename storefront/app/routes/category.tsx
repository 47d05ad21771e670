import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { categoryListing } from "~/features/listing/definitions/category-listing";
import type { Route } from "./+types/category";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, (commerce) => categoryListing(commerce, args.params));
}

export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-events";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
