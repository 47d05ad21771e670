import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Context } from "../../graphql/context.ts";
import { badRequest, limitExceeded, notFound, unauthorized } from "../../graphql/errors.ts";
import { rowId } from "../../graphql/global-id.ts";
import type { Resolvers } from "../../graphql/resolvers.ts";
import { addToWishlist, removeFromWishlist, wishlistLimit } from "./wishlist-store.ts";

interface WishlistArgs {
  readonly productId: string;
}

/**
 * The wishlist always belongs to the customer whose token came with the request; there is no argument to name
 * another.
 */
export const wishlistResolvers: Resolvers = {
  Mutation: {
    addWishlistItem: async (_: unknown, { productId }: WishlistArgs, context) => {
      const { id: customerId } = signedIn(context);
      const id = productOf(productId);
      const product = await context.loaders.product(id);
      if (!product) throw notFound("Product not found.");
      const outcome = await retryWhileLocked(() =>
        addToWishlist(context.database, customerId, id, new Date()),
      );
      if (outcome === "full") {
        throw limitExceeded(`A wishlist can contain at most ${wishlistLimit} products.`);
      }
      return { id: productId };
    },
    removeWishlistItem: async (_: unknown, { productId }: WishlistArgs, context) => {
      const { id: customerId } = signedIn(context);
      const id = productOf(productId);
      await retryWhileLocked(() => removeFromWishlist(context.database, customerId, id, new Date()));
      return { id: productId };
    },
  },
  WishlistItem: "plain",
};

function signedIn({ customer }: Context) {
  if (!customer) throw unauthorized();
  return customer;
}

function productOf(globalProductId: string): number {
  const id = rowId(globalProductId, "Product");
  if (id === undefined) throw badRequest(`Invalid global id '${globalProductId}'`);
  return id;
}
