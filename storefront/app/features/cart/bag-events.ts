import { recordEvent } from "~/lib/events/record-event";
import type { RouteEvents } from "~/lib/events/route-events";
import type { EventItem, ShopEvent } from "~/lib/events/shop-event";
import type { Bag, BagItem } from "./bag";

type BagEvent = Extract<
  ShopEvent["name"],
  "add_to_cart" | "remove_from_cart" | "view_cart" | "begin_checkout"
>;

/** Tells what a shopper did with these pieces; their prices add up to the event's value (specification A4). */
export function recordBagEvent(name: BagEvent, items: readonly BagItem[]): void {
  recordEvent(bagEvent(name, items));
}

/** Seeing the bag as a page. */
export const bagPageEvents = {
  events: ({ bag }: { readonly bag: Bag | null }) =>
    bag && bag.lines.length > 0 ? [bagEvent("view_cart", bag.lines)] : [],
} satisfies RouteEvents;

function bagEvent(name: BagEvent, items: readonly BagItem[]): ShopEvent {
  const value = items.reduce((sum, { price }) => sum + price, 0);
  return { name, items: items.map(eventItem), value };
}

function eventItem({ href, title, brand, options, price }: BagItem): EventItem {
  const path = href.split("?")[0] ?? href;
  return { id: path.slice(path.lastIndexOf("/") + 1), name: title, brand, variant: options, price, path };
}
