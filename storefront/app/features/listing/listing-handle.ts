import type { RouteEvents } from "~/lib/events/route-events";
import type { ListingData } from "./listing-page";

/** What a listing's route says of itself. What its events are made of comes when they are told: most are never. */
export const listingHandle = {
  events: async ({ listing }: { readonly listing: ListingData }) => {
    const { listingEvents } = await import("./listing-events");
    return listingEvents(listing);
  },
} satisfies RouteEvents;
