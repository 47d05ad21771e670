import { listingHandle } from "~/features/listing/listing-events";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingMeta } from "~/features/listing/listing-meta";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { collectionListing } from "~/features/listing/definitions/collection-listing";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/collection";

export function loader(args: Route.LoaderArgs) {
  const { pathname } = args.url;
  return listingLoader(args, (commerce) => collectionListing(commerce, args.params.slug, pathname));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export const meta = listingMeta;

export default ListingRoute;
