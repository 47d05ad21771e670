import * as v from "valibot";
import type { Database } from "../database/database.ts";
import { globalId } from "../graphql/arguments.ts";
import type { StorefrontApi } from "../shop/storefront-api.ts";
import { saveOrder } from "./order-store.ts";

/** An order as a job stores it. */
export const orderMessage = v.object({
  id: v.string(),
  paidAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The platform's numbers of the products, without duplicates. */
  productNumbers: v.pipe(v.array(v.string()), v.maxLength(250)),
});

export type OrderMessage = v.InferOutput<typeof orderMessage>;

/**
 * Looks up the products of an order and writes them. A second time changes nothing. Throws if the platform is
 * unreachable.
 */
export async function recordOrder(
  { database, storefront }: { database: Database; storefront: StorefrontApi },
  { id, paidAt, productNumbers }: OrderMessage,
): Promise<void> {
  const products = await storefront.products(productNumbers.map((number) => globalId("Product", number)));
  const categories = new Map(products.map((product) => [product.id, product.category]));
  await saveOrder(database, {
    id,
    paidAt: new Date(paidAt),
    products: productNumbers.map((productId) => ({
      productId,
      category: categories.get(globalId("Product", productId)) || null,
    })),
  });
}
