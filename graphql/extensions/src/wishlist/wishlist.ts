import { setTimeout } from "node:timers/promises";
import { inBatches } from "../shared/in-batches.ts";
import type { CustomerAccountApi } from "../platform/customer-account-api.ts";
import { ShopUnavailable } from "../platform/graphql-request.ts";

/** The maximum number of products on a wishlist: as many as one query by ids returns. */
const most = 250;
/** The number of attempts when another process changes the same list. */
const attempts = 20;

/** A customer's wishlist. Its methods throw `TokenRejected` or `ShopUnavailable`. */
export interface Wishlist {
  /** Adds a product. If it is already on the list, it keeps its place and counts as added. */
  add(customer: WishlistOwner, productId: string): Promise<Outcome>;
  /** Removes a product, whether or not it is on the list. */
  remove(customer: WishlistOwner, productId: string): Promise<void>;
}

export interface WishlistOwner {
  readonly customerId: string;
  readonly token: string;
}

type Outcome = "changed" | "full";

interface Change {
  readonly kind: "add" | "remove";
  readonly productId: string;
}

/** Changes that arrive during a write share the next one. If another process was first, the write is repeated. */
export function wishlistIn(customers: CustomerAccountApi): Wishlist {
  /** By token: a change needs the customer's own. */
  const change = inBatches(async (token: string, changes: readonly Change[]) => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const list = await customers.wishlist(token);
      const ids = [...list.productIds];
      const outcomes = changes.map((next) => applyChange(next, ids));
      const isSame = ids.join() === list.productIds.join();
      if (isSame || (await customers.replaceWishlist(token, list, ids))) return outcomes;
      await setTimeout(Math.random() * 10);
    }
    throw new ShopUnavailable("Other changes to the same wishlist kept interfering");
  });

  return {
    add: ({ token }, productId) => change(token, { kind: "add", productId }),
    async remove({ token }, productId) {
      await change(token, { kind: "remove", productId });
    },
  };
}

function applyChange({ kind, productId }: Change, ids: string[]): Outcome {
  const at = ids.indexOf(productId);
  if (kind === "remove" && at >= 0) ids.splice(at, 1);
  if (kind === "remove" || at >= 0) return "changed";
  if (ids.length >= most) return "full";
  ids.push(productId);
  return "changed";
}
