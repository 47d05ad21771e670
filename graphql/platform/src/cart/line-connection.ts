import { type Connection, connection } from "../catalogue/connection.ts";
import { type Order, type PageArgs, pageOf } from "../search/page.ts";
import type { Cart, CartLine } from "./cart.ts";

/** A line with the cart it belongs to, which is what a line's resolvers need. */
export interface LineOfCart {
  readonly __typename: "CartLine";
  readonly line: CartLine;
  readonly cart: Cart;
}

const newestFirst: Order<LineOfCart> = {
  name: "cart-lines",
  keys: [{ value: ({ line }) => line.id, descending: true }],
};

/** A page of a cart's lines, newest first, or oldest first with `reverse`. */
export function lineConnection(cart: Cart, args: PageArgs): Connection<LineOfCart> {
  const lines = cart.lines.map((line): LineOfCart => ({ __typename: "CartLine", line, cart }));
  return connection(pageOf(lines, newestFirst, args));
}
