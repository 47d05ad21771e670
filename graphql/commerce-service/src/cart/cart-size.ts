import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import type { CartError } from "./cart-error.ts";
import type { Attribute } from "./cart.ts";

/** Bytes of what clients write into a cart. A cart of 100 gifts with long messages has 60 kB. */
const maximumCartSize = 256 * 1024;

export class OversizedCart extends Error {}

export function readCartSize(db: Database, cartId: number): number {
  const sql = `SELECT
    (SELECT ifnull(octet_length(note), 0) + octet_length(attributes) + octet_length(discount_codes) +
       octet_length(delivery_addresses) FROM cart WHERE id = ?1) +
    (SELECT ifnull(sum(octet_length(attributes)), 0) FROM cart_line WHERE cart_id = ?1) +
    (SELECT ifnull(sum(octet_length(namespace) + octet_length(key) + octet_length(type) + octet_length(value)), 0)
       FROM cart_metafield WHERE cart_id = ?1) AS size`;
  return get<{ size: number }>(db, sql, cartId)?.size ?? 0;
}

/** Throws if a change made a cart too large. Carts from before the limit may shrink. */
export function checkCartSize(db: Database, cartId: number, before: number): void {
  const size = readCartSize(db, cartId);
  if (size > maximumCartSize && size > before) throw new OversizedCart();
}

export function tooManyBytes(field: readonly string[]): CartError {
  const message = `A cart can't have more than ${maximumCartSize / 1024} kB of attributes, notes and metafields.`;
  return { code: "CART_TOO_LARGE", field, message };
}

/** Whether the attributes of several lines exceed a cart. One variable can fill all lines of a request. */
export function areTooLarge(
  lines: readonly { readonly attributes?: readonly Attribute[] | null }[],
): boolean {
  const lengths = lines
    .flatMap(({ attributes }) => attributes ?? [])
    .map(({ key, value }) => key.length + value.length);
  return lengths.reduce((sum, length) => sum + length, 0) > maximumCartSize;
}
