import { previewedBrand } from "~/brand-theme/preview-link";
import { listingHandle } from "~/features/listing/listing-events";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingMeta } from "~/features/listing/listing-meta";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { brandListing } from "~/features/listing/definitions/brand-listing";
import { loaderHeaders } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/brand";

export async function loader(args: Route.LoaderArgs) {
  const previewed = await previewedBrand(args.url, settingsOf(args.context).previewSecret);
  return listingLoader(args, (commerce) => brandListing(commerce, args.params, previewed));
}

export const headers = loaderHeaders;

export const handle = listingHandle;

export const meta = listingMeta;

export default ListingRoute;
