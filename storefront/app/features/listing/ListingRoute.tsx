import { memo } from "react";
import { PrefetchPageLinks } from "react-router-dom";
import { productPath } from "~/paths";
import { useIdle } from "~/loading/use-idle";
import type { ListingData } from "./listing-page";
import { ListingScreen } from "./ListingScreen";

/** Memoized, because React Router renders a route whenever a navigation starts or ends. */
const Listing = memo(ListingScreen);

interface ListingRouteProps {
  readonly loaderData: { readonly listing: ListingData };
}

/** The screen of every listing route. When idle, prefetches the code of product pages, with the first product's data. */
export function ListingRoute({ loaderData: { listing } }: ListingRouteProps) {
  const isIdle = useIdle();
  const [first] = listing.products;
  return (
    <>
      {/* The key resets all state when the shopper opens another listing, though not for other filters. */}
      <Listing key={listing.definition.path} listing={listing} />
      {isIdle && first && <PrefetchPageLinks page={productPath(first.handle)} />}
    </>
  );
}
