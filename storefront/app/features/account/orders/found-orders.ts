import { folded } from "~/catalog/folded";
import type { CustomerOrder } from "./order-adapter";

/** The orders that match every word of a search, in number, shipment status or product names. */
export function foundOrders(orders: readonly CustomerOrder[], text: string): readonly CustomerOrder[] {
  const words = folded(text).replaceAll("#", "").split(/\s+/).filter(Boolean);
  return orders.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}
