import type { Database } from "../database/database.ts";
import { globalId } from "../graphql/arguments.ts";
import type { StorefrontApi } from "../shop/storefront-api.ts";
import { productsOfOrder, saveCategories, takeUnknownOrder } from "./order-store.ts";

/**
 * Asks the platform for the categories of new orders' products, order by order, until `signal` aborts. Throws if the
 * platform is unreachable; the order is then looked up again later.
 */
export async function lookUpOrders(
  { database, storefront }: { database: Database; storefront: Pick<StorefrontApi, "products"> },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal } = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const order = await takeUnknownOrder(database, clock());
    if (!order) return;
    const numbers = await productsOfOrder(database, order.id);
    const products = await storefront.products(numbers.map((number) => globalId("Product", number)));
    const known = new Map(products.map(({ id, category }) => [id, category]));
    const categories = numbers.flatMap((number): [string, string][] => {
      const category = known.get(globalId("Product", number));
      return category ? [[number, category]] : [];
    });
    await saveCategories(database, order.id, new Map(categories));
  }
}
