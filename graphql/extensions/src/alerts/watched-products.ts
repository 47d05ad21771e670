import type { WatchedProduct } from "./alerts.ts";
import type { Queries } from "../database/database.ts";

export async function watchedProducts(database: Queries, customerId: string): Promise<WatchedProduct[]> {
  return database.query(
    "SELECT product_id AS id, price, quantity FROM watched_product WHERE customer_id = $1 ORDER BY product_id",
    [customerId],
  );
}

/** Watches products for a customer with alerts, with what the customer knows. Watched ones stay as they are. */
export async function watchProducts(
  database: Queries,
  customerId: string,
  products: readonly WatchedProduct[],
): Promise<void> {
  for (const { id, price, quantity } of products)
    await database.query(
      `INSERT INTO watched_product (customer_id, product_id, price, quantity)
       SELECT customer_id, $2, $3, $4 FROM email_alerts WHERE customer_id = $1 AND is_on = 1
       ON CONFLICT DO NOTHING`,
      [customerId, id, price, quantity],
    );
}

export async function unwatchProduct(
  database: Queries,
  customerId: string,
  productId: string,
): Promise<void> {
  await database.query("DELETE FROM watched_product WHERE customer_id = $1 AND product_id = $2", [
    customerId,
    productId,
  ]);
}

export async function saveKnownProducts(
  database: Queries,
  customerId: string,
  products: readonly WatchedProduct[],
): Promise<void> {
  for (const { id, price, quantity } of products)
    await database.query(
      "UPDATE watched_product SET price = $3, quantity = $4 WHERE customer_id = $1 AND product_id = $2",
      [customerId, id, price, quantity],
    );
}
