import { previewedBrand } from "~/brand-theme/preview-link";
import { ListingRoute } from "~/features/listing/ListingRoute";
import { listingLoader } from "~/features/listing/loading/listing-loader.server";
import { brandListing } from "~/features/listing/definitions/brand-listing";
import { settingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/brand";

export async function loader(args: Route.LoaderArgs) {
  const previewed = await previewedBrand(args.url, settingsOf(args.context).previewSecret);
  return listingLoader(args, (commerce) => brandListing(commerce, args.params, previewed));
}

export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-events";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
