import "./ListingScreen.css";
import { lazy, memo } from "react";
import { lateScreen } from "~/lib/late-screen";
import type { ListingData } from "./listing-page";

const Listing = lazy(lateScreen(() => import("./Listing")));

/** What every listing's route renders of its loader's data; for new data alone, since its HTML waits for its script. */
export const ListingRoute = memo(function ListingRoute({ listing }: { readonly listing: ListingData }) {
  return <Listing listing={listing} />;
});
