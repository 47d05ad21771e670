import type { RouteEvents } from "~/events/route-events";
import type { ShopEvent } from "~/events/shop-event";
import type { CardProduct } from "~/catalog/card-product";
import { productPath } from "~/paths";
import { type ListingData, listingPage } from "./listing-page";

/** The `handle` of listing routes: records the list view, and the search if there was one. */
export const listingHandle = {
  events: ({ listing }: { readonly listing: ListingData }) => {
    const { heading, products, parameters } = listingPage(listing);
    const search: ShopEvent[] = parameters.text ? [{ name: "search", text: parameters.text }] : [];
    return [...search, listView(heading, products)];
  },
} satisfies RouteEvents;

/**
 * The event for viewing a listing's products. Sent for the first cards, and again for the rest when they have loaded.
 */
export function listView(list: string, products: readonly CardProduct[]): ShopEvent {
  const items = products.map(({ handle, title, brand, price }) => ({
    id: handle,
    name: title,
    brand,
    price,
    path: productPath(handle),
  }));
  return { name: "view_item_list", list, items };
}
