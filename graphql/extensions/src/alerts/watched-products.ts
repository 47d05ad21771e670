import type { WatchedProduct } from "@circlet/alerts/alerts";
import type { Queries } from "../database/database.ts";

/** The products that a customer's alerts are about. */
export async function watchedProducts(database: Queries, customerId: string): Promise<WatchedProduct[]> {
  return database.query(
    "SELECT product_id AS id, price, quantity FROM watched_product WHERE customer_id = $1",
    [customerId],
  );
}

/** Watches products for a customer with alerts, with what the customer knows. Watched ones stay as they are. */
export async function watch(
  database: Queries,
  customerId: string,
  products: readonly WatchedProduct[],
): Promise<void> {
  await database.query(
    `INSERT INTO watched_product (customer_id, product_id, price, quantity)
     SELECT customer_id, each.id, each.price, each.quantity
     FROM email_alerts, jsonb_to_recordset($2::jsonb) AS each (id text, price text, quantity integer)
     WHERE customer_id = $1 AND is_on
     ON CONFLICT DO NOTHING`,
    [customerId, rowsOf(products)],
  );
}

export async function unwatch(database: Queries, customerId: string, productId: string): Promise<void> {
  await database.query("DELETE FROM watched_product WHERE customer_id = $1 AND product_id = $2", [
    customerId,
    productId,
  ]);
}

/** Stores what the customer knows about products, if they are still watched. */
export async function know(
  database: Queries,
  customerId: string,
  products: readonly WatchedProduct[],
): Promise<void> {
  await database.query(
    `UPDATE watched_product SET price = each.price, quantity = each.quantity
     FROM jsonb_to_recordset($2::jsonb) AS each (id text, price text, quantity integer)
     WHERE customer_id = $1 AND product_id = each.id`,
    [customerId, rowsOf(products)],
  );
}

function rowsOf(products: readonly WatchedProduct[]): string {
  return JSON.stringify(products.map(({ id, price, quantity }) => ({ id, price, quantity })));
}
