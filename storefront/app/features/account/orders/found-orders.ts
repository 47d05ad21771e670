import type { CustomerOrder } from "./order-adapter";

/** Orders that hold every word of the text, in number, shipment status or a piece's name (specification B2). */
export function foundOrders(orders: readonly CustomerOrder[], text: string): readonly CustomerOrder[] {
  const words = text.toLowerCase().replaceAll("#", "").split(/\s+/).filter(Boolean);
  return orders.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}
