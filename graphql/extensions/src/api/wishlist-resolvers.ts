import { areAlertsOn } from "../alerts/email-alerts-store.ts";
import { unwatchProduct, watchProducts } from "../alerts/watched-products.ts";
import { globalId, productNumber } from "../shared/global-id.ts";
import type { Context } from "./context.ts";
import { limitExceeded, notFound, unauthorized, unavailable } from "@circlet/service-kit/graphql-errors";
import { isShopError, TokenRejected } from "../platform/graphql-request.ts";

interface WishlistArgs {
  readonly productId: string;
}

/** The customer whose token came with the request: no argument names another. */
export const wishlistResolvers = {
  Mutation: {
    addWishlistItem: async (_: unknown, { productId }: WishlistArgs, context: Context) => {
      const customer = signedIn(context);
      const id = globalId("Product", productNumber(productId));
      const isProduct = await context.storefront.hasProduct(id).catch((error: unknown) => {
        throw isShopError(error) ? unavailable() : error;
      });
      if (!isProduct) throw notFound("Product not found.");
      const outcome = await context.wishlist.add(customer, id).catch(throwRefusal);
      if (outcome === "full") throw limitExceeded("A wishlist can contain at most 250 products.");
      await watchAdded(customer.customerId, id, context);
      return { id: productId };
    },
    removeWishlistItem: async (_: unknown, { productId }: WishlistArgs, context: Context) => {
      const customer = signedIn(context);
      await context.wishlist
        .remove(customer, globalId("Product", productNumber(productId)))
        .catch(throwRefusal);
      await unwatchProduct(
        context.database,
        customer.customerId,
        globalId("Product", productNumber(productId)),
      );
      return { id: productId };
    },
  },
};

/** The alerts compare with what the product costs now. If that is unknown, with what the first check finds. */
async function watchAdded(customerId: string, id: string, { database, storefront }: Context): Promise<void> {
  if (!(await areAlertsOn(database, customerId))) return;
  const products = await storefront.productsToWatch([id]).catch((error: unknown) => {
    if (isShopError(error)) return [];
    throw error;
  });
  await watchProducts(
    database,
    customerId,
    products.length > 0 ? products : [{ id, price: null, quantity: null }],
  );
}

function signedIn({ customer }: Context) {
  if (!customer) throw unauthorized();
  return customer;
}

/** A token may expire between its check and the change. */
function throwRefusal(error: unknown): never {
  if (error instanceof TokenRejected) throw unauthorized();
  throw isShopError(error) ? unavailable() : error;
}
