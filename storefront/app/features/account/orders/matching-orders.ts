import { foldCase } from "~/catalog/fold-case";
import type { CustomerOrder } from "./order-adapter";

/** The orders that match every word of a search, in number, shipment status or product names. */
export function matchingOrders(orders: readonly CustomerOrder[], text: string): readonly CustomerOrder[] {
  const words = foldCase(text).replaceAll("#", "").split(/\s+/).filter(Boolean);
  return orders.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}
