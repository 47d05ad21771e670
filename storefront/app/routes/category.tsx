import { listingHandle } from "~/features/listing/listing-handle";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/listing-loader.server";
import { categoryPlace } from "~/features/listing/category-place";
import { headOf } from "~/lib/page-head";
import { loaderHeaders } from "~/lib/route-data";
import type { Route } from "./+types/category";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, (commerce) => categoryPlace(commerce, args.params));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
