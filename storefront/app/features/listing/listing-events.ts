import type { RouteEvents } from "~/events/route-events";
import type { ShopEvent } from "~/events/shop-event";
import { productPath } from "~/paths";
import { type ListingData, listingPage } from "./listing-page";

/** A listing's route handle: the list view, and the search that led to it. */
export const listingHandle = {
  events: ({ listing }: { readonly listing: ListingData }) => {
    const { heading, products, parameters } = listingPage(listing);
    const items = products.map(({ handle, title, brand, price }) => ({
      id: handle,
      name: title,
      brand,
      price,
      path: productPath(handle),
    }));
    const search: ShopEvent[] = parameters.text ? [{ name: "search", text: parameters.text }] : [];
    return [...search, { name: "view_item_list", list: heading, items } satisfies ShopEvent];
  },
} satisfies RouteEvents;
