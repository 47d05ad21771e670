import { listingHandle } from "~/features/listing/listing-handle";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/listing-loader.server";
import { searchPlace } from "~/features/listing/search-place";
import { headOf } from "~/lib/page-head";
import { loaderHeaders } from "~/lib/route-data";
import type { Route } from "./+types/search";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => searchPlace);
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
