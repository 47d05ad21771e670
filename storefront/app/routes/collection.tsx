import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { collectionListing } from "~/features/listing/definitions/collection-listing";
import type { Route } from "./+types/collection";

export function loader(args: Route.LoaderArgs) {
  const { pathname } = args.url;
  return listingLoader(args, (commerce) => collectionListing(commerce, args.params.slug, pathname));
}

export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-events";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
