import { type Connection, connection } from "../catalogue/connection.ts";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { normalizedEmail } from "../identity/customer-store.ts";
import type { Order } from "../order/order.ts";
import { findOrder } from "../order/order-store.ts";
import { notImplemented } from "../schema/graphql-fault.ts";
import { pageOf, type Order as Sorting, type PageArgs } from "../search/page.ts";

export interface OrderArgs extends PageArgs {
  readonly sortKey?: string | null;
  readonly query?: string | null;
}

/** What orders are sorted by. */
interface OrderKeys {
  readonly id: number;
  readonly number: number;
  readonly processedAt: string;
  readonly total: number;
}

type Sorted = Sorting<OrderKeys>["keys"][number]["value"];

const sortValues: Readonly<Record<string, Sorted>> = {
  ID: ({ id }) => id,
  ORDER_NUMBER: ({ number }) => number,
  PROCESSED_AT: ({ processedAt }) => processedAt,
  CREATED_AT: ({ processedAt }) => processedAt,
  TOTAL_PRICE: ({ total }) => total,
};

/**
 * A page of a customer's orders. Whatever the cursor says, only orders of this email are in it: a cursor holds a place
 * in the order, not an order.
 */
export function ordersOf(db: Database, email: string, args: OrderArgs): Connection<Order> {
  if (args.query) throw notImplemented("the query of Customer.orders");
  const { items, ...page } = pageOf(keysOf(db, email), sorting(args.sortKey ?? "ID"), args);
  return connection({
    ...page,
    items: items.map(({ id }) => {
      const order = findOrder(db, id);
      if (!order) throw new Error(`order ${id} went away while it was read`);
      return order;
    }),
  });
}

function sorting(sortKey: string): Sorting<OrderKeys> {
  const value = sortValues[sortKey];
  if (!value) throw notImplemented(`the sort key ${sortKey} of orders`);
  return { name: `orders ${sortKey}`, keys: [{ value }, { value: ({ id }) => id }] };
}

function keysOf(db: Database, email: string): OrderKeys[] {
  return all<OrderKeys>(
    db,
    "SELECT id, number, processed_at AS processedAt, total FROM customer_order WHERE email = ?",
    normalizedEmail(email),
  );
}
