import { GraphQLError } from "graphql";
import { openCart } from "../../cart/cart-operations.ts";
import type { Cart } from "../../cart/cart.ts";
import type { Database } from "../../database/database.ts";

const maximumCarts = 10;

/** Reads each cart of a query once, and at most 10, because a document can name one cart thousands of times. */
export function cartReader(database: Database): (id: string) => Cart | null {
  const carts = new Map<string, Cart | null>();
  return (id) => {
    const known = carts.get(id);
    if (known !== undefined) return known;
    if (carts.size >= maximumCarts) {
      throw new GraphQLError(`A query can read at most ${maximumCarts} carts.`, {
        extensions: { code: "LIMIT_EXCEEDED" },
      });
    }
    const cart = openCart({ database, now: new Date(), soldOut: "refused" }, id);
    carts.set(id, cart);
    return cart;
  };
}
