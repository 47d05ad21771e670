import type { Database } from "../../database/database.ts";
import { readCart } from "../cart-operations.ts";

/** The open cart with a global id, as `node` of the query root returns it. */
export function cartNode(id: string, database: Database) {
  const cart = readCart({ database, now: new Date(), soldOut: "refused" }, id);
  return cart && { ...cart, __typename: "Cart" };
}
