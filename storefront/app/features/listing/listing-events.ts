import type { ShopEvent } from "~/lib/events/shop-event";
import { productPath } from "~/lib/paths";
import { type ListingData, listingPage } from "./listing-page";

/** Seeing a list of pieces, and the search that led to it. */
export function listingEvents(listing: ListingData): readonly ShopEvent[] {
  const { heading, products, parameters } = listingPage(listing);
  const items = products.map(({ handle, title, brand, price }) => ({
    id: handle,
    name: title,
    brand,
    price,
    path: productPath(handle),
  }));
  const search: ShopEvent[] = parameters.text ? [{ name: "search", text: parameters.text }] : [];
  return [...search, { name: "view_item_list", list: heading, items }];
}
