import type { ShopEvent } from "~/events/shop-event";
import type { CardProduct } from "~/catalog/card-product";
import type { RouteHandle } from "~/http/route-handle";
import { productPath } from "~/shop/paths";
import { type ListingData, listingPage } from "./listing-page";

/** What listing routes say of themselves. Records the list view, and the search if there was one. */
export const listingHandle = {
  parameters: "listing",
  events: ({ listing }: { readonly listing: ListingData }) => {
    const { heading, products, text } = listingPage(listing);
    const search: ShopEvent[] = text ? [{ name: "search", text }] : [];
    return [...search, listView(heading, products)];
  },
} satisfies RouteHandle;

/** Sent for the first cards, and again for the rest when they have loaded. */
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
