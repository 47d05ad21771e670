import { recordEvent } from "~/events/record-event";
import type { EventItem, ShopEvent } from "~/events/shop-event";
import type { Cart, CartItem } from "./cart";

type CartEvent = Extract<
  ShopEvent["name"],
  "add_to_cart" | "remove_from_cart" | "view_cart" | "begin_checkout"
>;

/** Records an event with these products and the sum of their prices as its value. */
export function recordCartEvent(name: CartEvent, items: readonly CartItem[]): void {
  recordEvent(cartEvent(name, items));
}

/** Records that the cart page or drawer was opened. */
export function cartPageEvents({ cart }: { readonly cart: Cart | null }): ShopEvent[] {
  return cart && cart.lines.length > 0 ? [cartEvent("view_cart", cart.lines)] : [];
}

function cartEvent(name: CartEvent, items: readonly CartItem[]): ShopEvent {
  const value = items.reduce((sum, { price }) => sum + price, 0);
  return { name, items: items.map(eventItem), value };
}

function eventItem({ href, title, brand, options, price }: CartItem): EventItem {
  const path = href.split("?")[0] ?? href;
  return { id: path.slice(path.lastIndexOf("/") + 1), name: title, brand, variant: options, price, path };
}
