import type { Database } from "../database/database.ts";
import { globalId } from "../shared/global-id.ts";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import { productsOfOrder, saveCategories, takeUnknownOrder } from "./order-store.ts";

/** As many as the platform returns for one query by ids. */
const mostIds = 250;

/** Runs until `signal` aborts. Throws if the platform is unreachable; the orders are then looked up later. */
export async function lookUpOrders(
  { database, storefront }: { database: Database; storefront: Pick<StorefrontApi, "products"> },
  { clock = () => new Date(), signal }: { clock?: () => Date; signal?: AbortSignal } = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const orders = await takeOrders(database, clock());
    if (orders.size === 0) return;
    const ids = new Set([...orders.values()].flat().map((number) => globalId("Product", number)));
    const categories = new Map<string, string>();
    for (const products of await Promise.all(chunks([...ids]).map((part) => storefront.products(part))))
      for (const { id, category } of products) if (category) categories.set(id, category);
    for (const [order, numbers] of orders) {
      const known = numbers.flatMap((number): [string, string][] => {
        const category = categories.get(globalId("Product", number));
        return category ? [[number, category]] : [];
      });
      await saveCategories(database, order, new Map(known));
    }
  }
}

/** Orders that are due, each with its products, until they fill a query. */
async function takeOrders(database: Database, now: Date): Promise<Map<string, string[]>> {
  const orders = new Map<string, string[]>();
  let count = 0;
  while (count < mostIds) {
    const order = await takeUnknownOrder(database, now);
    if (!order) break;
    const numbers = await productsOfOrder(database, order.id);
    orders.set(order.id, numbers);
    count += numbers.length + 1;
  }
  return orders;
}

function chunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) =>
    ids.slice(at * mostIds, (at + 1) * mostIds),
  );
}
