import { GraphQLError } from "graphql";
import { tooManyRequests } from "@circlet/service-kit/graphql-errors";
import { openCart, openCartId } from "../../cart/cart-operations.ts";
import { readCartSize } from "../../cart/cart-size.ts";
import type { Cart } from "../../cart/cart.ts";
import type { Platform } from "../../shared/platform.ts";

const maximumCarts = 10;

/** Kilobytes of a cart that are read without counting. 15 gifts with messages have as many. */
const uncounted = 8;

/**
 * Reads each cart of a query once, and at most 10, because a document can name one cart thousands of times. Large carts count
 * for the network; ordinary ones can always be read.
 */
export function cartReader(
  { database, rateLimits }: Pick<Platform, "database" | "rateLimits">,
  network: string | undefined,
): (id: string) => Promise<Cart | null> {
  const carts = new Map<string, Promise<Cart | null>>();

  async function read(id: string): Promise<Cart | null> {
    const row = openCartId(database, id);
    const kilobytes = row === undefined ? 0 : Math.floor(readCartSize(database, row) / 1024) - uncounted;
    const seconds = kilobytes > 0 ? await rateLimits.take("cartRead", network, kilobytes) : undefined;
    if (seconds !== undefined) throw tooManyRequests(seconds);
    return openCart({ database, now: new Date(), soldOut: "refused" }, id);
  }

  return (id) => {
    const known = carts.get(id);
    if (known !== undefined) return known;
    if (carts.size >= maximumCarts) {
      throw new GraphQLError(`A query can read at most ${maximumCarts} carts.`, {
        extensions: { code: "LIMIT_EXCEEDED" },
      });
    }
    const cart = read(id);
    carts.set(id, cart);
    return cart;
  };
}
