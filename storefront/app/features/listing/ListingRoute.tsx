import { useMemo } from "react";
import { type ListingData, listingPage } from "./listing-page";
import { ListingScreen } from "./ListingScreen";

/** What every listing's route renders of its loader's data. */
export function ListingRoute({ listing }: { readonly listing: ListingData }) {
  return <ListingScreen page={useMemo(() => listingPage(listing), [listing])} />;
}
