import { useMemo } from "react";
import { type ListingData, listingPage } from "./listing-page";
import { ListingScreen } from "./ListingScreen";

/** The screen of what a listing's loader gave. */
export default function Listing({ listing }: { readonly listing: ListingData }) {
  return <ListingScreen page={useMemo(() => listingPage(listing), [listing])} />;
}
