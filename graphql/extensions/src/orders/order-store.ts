import type { Database, Queries } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import { takeFirst } from "../database/take-first.ts";

export interface PaidOrder {
  readonly id: string;
  readonly paidAt: Date;
  /** The platform's numbers of the products, without duplicates. */
  readonly productNumbers: readonly string[];
}

/** Writes a new order, so that each counts once; its categories are looked up soon. Call it in a transaction. */
export async function saveOrder(
  queries: Queries,
  { id, paidAt, productNumbers }: PaidOrder,
  now: Date,
): Promise<void> {
  const [added] = await queries.query(
    "INSERT INTO paid_order (id, paid_at, next_lookup_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id",
    [id, paidAt.toISOString(), now.toISOString()],
  );
  if (!added) return;
  const rows = productNumbers.map((product) => ({ order_id: id, product_id: product }));
  await insertRows(queries, "paid_order_product", rows);
}

export async function deleteOrders(queries: Queries, ids: readonly string[]): Promise<void> {
  for (const id of ids) await queries.query("DELETE FROM paid_order WHERE id = $1", [id]);
}

/** An order whose products' categories are unknown. */
export interface UnknownOrder {
  readonly id: string;
  readonly nextLookupAt: string;
  readonly lookups: number;
}

/** In milliseconds: a lookup that fails is repeated after 5 seconds, 10, 20… up to 4 hours, and given up after a day. */
const pause = { first: 5_000, longest: 4 * 3_600_000 };
const mostLookups = 18;

/** Takes an order that is due for a lookup, so that no other process does. Undefined if there is none. */
export function takeUnknownOrder(database: Queries, now: Date): Promise<UnknownOrder | undefined> {
  return takeFirst(
    async () => {
      const [due] = await database.query<UnknownOrder>(
        `SELECT id, next_lookup_at AS "nextLookupAt", lookups FROM paid_order
         WHERE next_lookup_at <= $1 ORDER BY next_lookup_at, id LIMIT 1`,
        [now.toISOString()],
      );
      return due;
    },
    async ({ id, nextLookupAt, lookups }) => {
      const next = new Date(now.getTime() + Math.min(pause.first * 2 ** lookups, pause.longest));
      const taken = await database.query(
        `UPDATE paid_order SET lookups = lookups + 1, next_lookup_at = $3
         WHERE id = $1 AND next_lookup_at = $2 RETURNING id`,
        [id, nextLookupAt, lookups < mostLookups ? next.toISOString() : null],
      );
      return taken.length > 0;
    },
  );
}

/** The platform's numbers of an order's products. */
export async function productsOfOrder(database: Queries, orderId: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    "SELECT product_id AS id FROM paid_order_product WHERE order_id = $1",
    [orderId],
  );
  return rows.map(({ id }) => id);
}

export async function saveCategories(
  database: Database,
  orderId: string,
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  await database.transaction(async (queries) => {
    for (const [product, category] of categories)
      await queries.query(
        "UPDATE paid_order_product SET category = $3 WHERE order_id = $1 AND product_id = $2",
        [orderId, product, category],
      );
    await queries.query("UPDATE paid_order SET next_lookup_at = NULL WHERE id = $1", [orderId]);
  });
}

/** Ids of the products that were ordered together with the given one, most orders first. */
export async function productsOrderedWith(
  database: Queries,
  productId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT other.product_id AS id FROM paid_order_product mine JOIN paid_order_product other USING (order_id)
     WHERE mine.product_id = $1 AND other.product_id <> $1
     GROUP BY other.product_id ORDER BY count(*) DESC, length(other.product_id) DESC, other.product_id DESC LIMIT $2`,
    [productId, limit],
  );
  return rows.map(({ id }) => id);
}

/** A single order may be a coincidence. */
const fewestOrders = 2;

/** Most orders first. What was bought with a product is usually gone, but its category still fits. */
export async function categoriesOrderedWith(
  database: Queries,
  category: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ category: string }>(
    `SELECT other.category FROM paid_order_product mine JOIN paid_order_product other USING (order_id)
     WHERE mine.category = $1 AND other.product_id <> mine.product_id AND other.category IS NOT NULL
     GROUP BY other.category HAVING count(DISTINCT order_id) >= $2
     ORDER BY count(DISTINCT order_id) DESC, other.category LIMIT $3`,
    [category, fewestOrders, limit],
  );
  return rows.map((row) => row.category);
}

/** Deletes the orders before a day. Returns how many. */
export async function deleteOrdersBefore(database: Queries, day: Date): Promise<number> {
  const deleted = await database.query("DELETE FROM paid_order WHERE paid_at < $1 RETURNING id", [
    day.toISOString(),
  ]);
  return deleted.length;
}
