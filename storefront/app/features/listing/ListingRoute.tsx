import { memo } from "react";
import { PrefetchPageLinks, useNavigation } from "react-router-dom";
import { productPath } from "~/shop/paths";
import { savesData } from "~/loading/saves-data";
import { useIdle } from "~/loading/use-idle";
import type { ListingData } from "./listing-page";
import { ListingScreen } from "./ListingScreen";

/** Memoized, because React Router renders a route whenever a navigation starts or ends. */
const Listing = memo(ListingScreen);

interface ListingRouteProps {
  readonly loaderData: { readonly listing: ListingData };
}

/** The screen of every listing route. When idle, prefetches the scripts of product pages and the data of the first. */
export function ListingRoute({ loaderData: { listing } }: ListingRouteProps) {
  const isIdle = useIdle();
  const { location } = useNavigation();
  const next = location?.pathname === listing.definition.path ? location : undefined;
  const first = listing.products.find(({ isSoldOut }) => !isSoldOut);
  return (
    <>
      {/* The key resets all state when another kind of listing opens, but not for other filters. */}
      <Listing key={kindOf(listing)} listing={listing} next={next} />
      {isIdle && first && !savesData() && <PrefetchPageLinks page={productPath(first.handle)} />}
    </>
  );
}

/** "search", "brands" or "category", for example. */
function kindOf({ definition }: ListingData): string | undefined {
  return definition.path.split("/")[1];
}
