import { listingHandle } from "~/features/listing/listing-events";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingMeta } from "~/features/listing/listing-meta";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { categoryListing } from "~/features/listing/definitions/category-listing";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/category";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, (commerce) => categoryListing(commerce, args.params));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export const meta = listingMeta;

export default ListingRoute;
