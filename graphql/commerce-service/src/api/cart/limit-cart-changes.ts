import { tooManyRequests } from "@circlet/service-kit/graphql-errors";
import { openCartId } from "../../cart/cart-operations.ts";
import { readCartSize } from "../../cart/cart-size.ts";
import type { Context } from "../context.ts";
import { lengthOf } from "../serialize-in-turns.ts";

/**
 * Counts a change for the network: a point, and one for each kB of its input and of the carts it names, because a change
 * reads and writes whole carts. Throws after too many.
 */
export async function limitCartChanges(
  { database, rateLimits, network }: Context,
  cartIds: readonly string[],
  input: unknown,
): Promise<void> {
  if (network === undefined) return;
  const rows = [...new Set(cartIds)].map((cartId) => openCartId(database, cartId));
  const sizes = rows.map((row) => (row === undefined ? 0 : readCartSize(database, row)));
  const bytes = sizes.reduce((sum, size) => sum + size, lengthOf(input));
  const seconds = await rateLimits.take("cartChange", network, 1 + Math.floor(bytes / 1024));
  if (seconds !== undefined) throw tooManyRequests(seconds);
}
