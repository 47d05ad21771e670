import { ListingRoute } from "~/features/listing/ListingRoute";

export { listingLoader as loader } from "~/features/listing/loading/listing-loader.server";
export { loaderHeaders as headers } from "~/http/route-data";
export { listingHandle as handle } from "~/features/listing/listing-handle";
export { listingMeta as meta } from "~/features/listing/listing-meta";

export default ListingRoute;
