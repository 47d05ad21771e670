import type { Database, Queries } from "../database/database.ts";

/** The products of an order. */
export interface PaidOrder {
  /** The platform's number of the order. */
  readonly id: string;
  readonly paidAt: Date;
  readonly products: readonly {
    readonly productId: string;
    /** Null if the platform no longer knows the product. */
    readonly category: string | null;
  }[];
}

/** Writes an order. An existing one is left unchanged, so that each order counts once. */
export async function saveOrder(database: Database, { id, paidAt, products }: PaidOrder): Promise<void> {
  await database.transaction(async (queries) => {
    const [added] = await queries.query(
      "INSERT INTO paid_order (id, paid_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id",
      [id, paidAt],
    );
    if (!added) return;
    for (const { productId, category } of products) {
      await queries.query(
        `INSERT INTO paid_order_product (order_id, product_id, category) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        [id, productId, category],
      );
    }
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

/**
 * The categories ordered together with a category, most orders first. Most products are one of one, so what was bought
 * with a product is usually gone, but its category is still a good suggestion.
 */
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
  const deleted = await database.query("DELETE FROM paid_order WHERE paid_at < $1 RETURNING id", [day]);
  return deleted.length;
}
