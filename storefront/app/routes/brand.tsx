import { listingHandle } from "~/features/listing/listing-events";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingMeta } from "~/features/listing/listing-meta";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { brandListing } from "~/features/listing/definitions/brand-listing";
import { loaderHeaders } from "~/http/route-data";
import type { Route } from "./+types/brand";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, (commerce) => brandListing(commerce, args.params));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return listingMeta(loaderData);
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
