import type { Context } from "../context.ts";
import { rowId } from "../global-id.ts";
import { badRequest, limitExceeded, notFound, unauthorized } from "../schema/graphql-fault.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { addToWishlist, removeFromWishlist, wishlistLimit } from "./wishlist-store.ts";

interface WishlistArgs {
  readonly productId: string;
}

/** The wishlist is always that of the customer whose token came with the request: there is no way to name another. */
export const wishlistResolvers: Resolvers = {
  Mutation: {
    addWishlistItem: async (_: unknown, { productId }: WishlistArgs, context) => {
      const { id: customerId } = signedIn(context);
      const id = productOf(productId);
      const product = await context.loaders.product(id);
      if (!product) throw notFound("There is no such product.");
      if (addToWishlist(context.database, customerId, id, new Date()) === "full") {
        throw limitExceeded(`A wishlist holds at most ${wishlistLimit} products.`);
      }
      return { id: productId };
    },
    removeWishlistItem: (_: unknown, { productId }: WishlistArgs, context) => {
      removeFromWishlist(context.database, signedIn(context).id, productOf(productId), new Date());
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
