import { metafieldOf, saveMetafield } from "../../customers/customer-metafield.ts";
import type { Database } from "../../database/database.ts";
import { transaction } from "../../database/transaction.ts";
import { globalId } from "../../graphql/global-id.ts";
import { unwatch, watch } from "../alerts/watched-products.ts";

/** The metafield with a customer's wishlist: a JSON list of global product ids, newest last. */
export const wishlistField = {
  namespace: "custom",
  key: "wishlist",
  type: "list.product_reference",
} as const;

/** The maximum number of products on a wishlist: as many as one query by ids returns. */
export const wishlistLimit = 250;

/** The result of adding. A product that is already on the list counts as `added`. */
export type Added = "added" | "full";

export function addToWishlist(db: Database, customerId: number, productId: number, now: Date): Added {
  return transaction(db, () => {
    const ids = readWishlist(db, customerId);
    const id = globalId("Product", productId);
    if (ids.includes(id)) return "added";
    if (ids.length >= wishlistLimit) return "full";
    writeWishlist(db, customerId, [...ids, id], now);
    watch(db, customerId, [id]);
    return "added";
  });
}

/** Removes a product from the list, whether or not it still exists. */
export function removeFromWishlist(db: Database, customerId: number, productId: number, now: Date): void {
  transaction(db, () => {
    const ids = readWishlist(db, customerId);
    const left = ids.filter((id) => id !== globalId("Product", productId));
    if (left.length === ids.length) return;
    writeWishlist(db, customerId, left, now);
    unwatch(db, customerId, globalId("Product", productId));
  });
}

export function readWishlist(db: Database, customerId: number): readonly string[] {
  const metafield = metafieldOf(db, customerId, wishlistField);
  return metafield ? (JSON.parse(metafield.value) as string[]) : [];
}

function writeWishlist(db: Database, customerId: number, ids: readonly string[], now: Date): void {
  saveMetafield(db, customerId, { ...wishlistField, value: JSON.stringify(ids) }, now);
}
