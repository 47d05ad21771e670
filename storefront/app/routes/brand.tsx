import { listingHandle } from "~/features/listing/listing-handle";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/listing-loader.server";
import { brandPlace } from "~/features/listing/brand-place";
import { headOf } from "~/lib/page-head";
import { loaderHeaders } from "~/lib/route-data";
import type { Route } from "./+types/brand";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, (commerce) => brandPlace(commerce, args.params));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
