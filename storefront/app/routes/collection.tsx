import { listingHandle } from "~/features/listing/listing-handle";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/listing-loader.server";
import { collectionPlace } from "~/features/listing/collection-place";
import { headOf } from "~/lib/page-head";
import { loaderHeaders } from "~/lib/route-data";
import type { Route } from "./+types/collection";

export function loader(args: Route.LoaderArgs) {
  const { pathname } = args.url;
  return listingLoader(args, (commerce) => collectionPlace(commerce, args.params.slug, pathname));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
