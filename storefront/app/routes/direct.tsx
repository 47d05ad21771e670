import { redirect } from "react-router";
import { listingHandle } from "~/features/listing/listing-handle";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/listing-loader.server";
import { directPlace } from "~/features/listing/search-place";
import { readDescription } from "~/lib/direct-description";
import { headOf } from "~/lib/page-head";
import { searchPath } from "~/lib/paths";
import { loaderHeaders } from "~/lib/route-data";
import type { Route } from "./+types/direct";

export function loader(args: Route.LoaderArgs) {
  return listingLoader(args, () => directPlace);
}

/** Coming from another page, a shopper without a description is in the search at once (LIST-14). */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (readDescription() === null) throw redirect(searchPath + url.search);
  return serverLoader();
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export default function Direct({ loaderData }: Route.ComponentProps) {
  return <ListingRoute listing={loaderData.listing} />;
}
