import { memo, useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router-dom";
import { productPath } from "~/paths";
import { whenIdle } from "~/loading/when-idle";
import type { ListingData } from "./listing-page";
import { ListingScreen } from "./ListingScreen";

/** Memoized: React Router renders a route again whenever a navigation starts or ends. */
const Listing = memo(ListingScreen);

/** The component of every listing route. Prefetches the product page's code when the browser is idle. */
export function ListingRoute({ listing }: { readonly listing: ListingData }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const [first] = listing.products;
  return (
    <>
      <Listing listing={listing} />
      {isIdle && first && <PrefetchPageLinks page={productPath(first.handle)} />}
    </>
  );
}
