import type { EventItem, ShopEvent } from "~/events/shop-event";
import { market } from "~/shop/market";
import { toDecimal } from "@circlet/design-system";

/** The marketing tool's event names. Other events are not sent to it. */
const metrics: Partial<Record<ShopEvent["name"], string>> = {
  page_view: "Active on Site",
  view_item: "Viewed Product",
  add_to_cart: "Added to Cart",
  begin_checkout: "Started Checkout",
};

/** Converts an event to the marketing tool's format (JSON:API); null for events it does not use. */
export function marketingEvent(event: ShopEvent, anonymousId: string, shopUrl: string): object | null {
  const name = metrics[event.name];
  if (!name) return null;
  return {
    data: {
      type: "event",
      attributes: {
        properties: propertiesOf(event, shopUrl),
        ...("value" in event && { value: Number(toDecimal(event.value)), value_currency: market().currency }),
        metric: { data: { type: "metric", attributes: { name } } },
        profile: { data: { type: "profile", attributes: { anonymous_id: anonymousId } } },
      },
    },
  };
}

function propertiesOf(event: ShopEvent, shopUrl: string): object {
  if (event.name === "page_view") return { page: shopUrl + event.path, title: event.title };
  if (!("items" in event)) return {};
  const items = event.items.map((item) => properties(item, shopUrl));
  return items.length === 1
    ? { ...items[0] }
    : { ItemNames: event.items.map(({ name }) => name), Items: items };
}

function properties({ id, name, brand, category, price, path }: EventItem, shopUrl: string): object {
  return {
    ProductID: id,
    ProductName: name,
    Brand: brand,
    Categories: category ? [category] : [],
    ...(price !== undefined && { Price: Number(toDecimal(price)) }),
    URL: shopUrl + path,
  };
}
