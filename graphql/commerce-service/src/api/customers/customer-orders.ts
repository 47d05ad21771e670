import type { Database } from "../../database/database.ts";
import { all } from "../../database/statement.ts";
import { notImplemented } from "../../shared/not-implemented.ts";
import { type Connection, connection } from "../../shared/pagination/connection.ts";
import { paginate, type SortOrder, type PageArgs } from "../../shared/pagination/paginate.ts";
import { findOrder } from "../../orders/order-store.ts";
import type { Order } from "../../orders/order.ts";
import { normalizedEmail } from "@circlet/service-kit/email/email-address";

export interface OrderArgs extends PageArgs {
  readonly sortKey?: string | null;
  readonly query?: string | null;
}

interface OrderKeys {
  readonly id: number;
  readonly number: number;
  readonly processedAt: string;
  readonly total: number;
}

type Sorted = SortOrder<OrderKeys>["keys"][number]["value"];

const sortValues: Readonly<Record<string, Sorted>> = {
  ID: ({ id }) => id,
  ORDER_NUMBER: ({ number }) => number,
  PROCESSED_AT: ({ processedAt }) => processedAt,
  CREATED_AT: ({ processedAt }) => processedAt,
  TOTAL_PRICE: ({ total }) => total,
};

/** A page of a customer's orders. A cursor is only a position, so it never reveals another customer's orders. */
export function ordersOf(db: Database, email: string, args: OrderArgs): Connection<Order> {
  if (args.query) throw notImplemented("the query of Customer.orders");
  const { items, ...page } = paginate(keysOf(db, email), sorting(args.sortKey ?? "ID"), args);
  return connection({
    ...page,
    items: items.map(({ id }) => {
      const order = findOrder(db, id);
      if (!order) throw new Error(`order ${id} was deleted while it was read`);
      return order;
    }),
  });
}

function sorting(sortKey: string): SortOrder<OrderKeys> {
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
