import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/listing-loader.server";
import { directPlace } from "~/features/listing/search-place";
import { headOf } from "~/lib/page-head";
import { loaderHeaders } from "~/lib/route-data";
import type { Route } from "./+types/direct";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => directPlace);
}

export const headers = loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Direct({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
