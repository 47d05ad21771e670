import { setTimeout } from "node:timers/promises";
import type { CustomerAccountApi } from "../shop/customer-account-api.ts";
import { ShopUnavailable } from "../shop/graphql-request.ts";
import { inTurn } from "./in-turn.ts";

/** The maximum number of products on a wishlist: as many as one query by ids returns. */
const most = 250;
/** The number of attempts when another process changes the same list. */
const attempts = 20;

/** A customer's wishlist. Its methods throw `TokenRejected` or `ShopUnavailable`. */
export interface Wishlist {
  /** Adds a product. If it is already on the list, it keeps its place and counts as added. */
  add(customer: WishlistOwner, productId: string): Promise<"added" | "full">;
  /** Removes a product, whether or not it is on the list. */
  remove(customer: WishlistOwner, productId: string): Promise<void>;
}

export interface WishlistOwner {
  readonly customerId: string;
  readonly token: string;
}

/**
 * The wishlist in the platform's customer data. This process applies a customer's changes one after another. If another
 * process changed the list meanwhile, the platform refuses the change, which is then repeated on the newer list.
 */
export function wishlistIn(customers: CustomerAccountApi): Wishlist {
  const turns = inTurn();

  async function change(token: string, next: (ids: readonly string[]) => readonly string[] | "full") {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const list = await customers.wishlist(token);
      const ids = next(list.productIds);
      if (ids === "full") return "full";
      if (ids === list.productIds || (await customers.replaceWishlist(token, list, ids))) return "changed";
      await setTimeout(Math.random() * 10);
    }
    throw new ShopUnavailable("Other changes to the same wishlist kept interfering");
  }

  return {
    async add({ customerId, token }, productId) {
      const outcome = await turns(customerId, () =>
        change(token, (ids) => {
          if (ids.includes(productId)) return ids;
          return ids.length >= most ? "full" : [...ids, productId];
        }),
      );
      return outcome === "full" ? "full" : "added";
    },
    async remove({ customerId, token }, productId) {
      await turns(customerId, () =>
        change(token, (ids) => (ids.includes(productId) ? ids.filter((id) => id !== productId) : ids)),
      );
    },
  };
}
