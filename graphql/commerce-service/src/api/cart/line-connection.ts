import { type Connection, connection } from "../../shared/pagination/connection.ts";
import { type SortOrder, type PageArgs, paginate } from "../../shared/pagination/paginate.ts";
import type { Cart, CartLine } from "../../cart/cart.ts";

export interface LineOfCart {
  readonly __typename: "CartLine";
  readonly line: CartLine;
  readonly cart: Cart;
}

const newestFirst: SortOrder<LineOfCart> = {
  name: "cart-lines",
  keys: [{ value: ({ line }) => line.id, descending: true }],
};

/** A page of a cart's lines, newest first; oldest first with `reverse`. */
export function lineConnection(cart: Cart, args: PageArgs): Connection<LineOfCart> {
  const lines = cart.lines.map((line): LineOfCart => ({ __typename: "CartLine", line, cart }));
  return connection(paginate(lines, newestFirst, args));
}
