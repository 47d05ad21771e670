import type { KnownProduct, WatchedProduct } from "./alerts.ts";
import { type AlertFrequency, isInTime, usualFrequency } from "./frequency.ts";
import type { Database, Queries } from "../database/database.ts";

type WatchedRow = KnownProduct & {
  readonly isGone: number | null;
  readonly frequency: AlertFrequency | null;
};

export async function watchedProducts(database: Queries, customerId: string): Promise<WatchedProduct[]> {
  const rows = await database.query<WatchedRow>(
    `SELECT product_id AS id, price, quantity, is_gone AS "isGone", frequency FROM watched_product
     WHERE customer_id = $1 ORDER BY product_id`,
    [customerId],
  );
  return rows.map(({ isGone, frequency, ...known }) => ({
    ...known,
    isGone: isGone === 1,
    frequency: frequency ?? usualFrequency,
  }));
}

/** Watches products for a customer with alerts, with what the customer knows. Watched ones stay as they are. */
export async function watchProducts(
  database: Queries,
  customerId: string,
  products: readonly (KnownProduct & { readonly isForSale?: boolean })[],
): Promise<void> {
  for (const { id, price, quantity, isForSale = true } of products)
    await database.query(
      `INSERT INTO watched_product (customer_id, product_id, price, quantity, is_gone)
       SELECT customer_id, $2, $3, $4, $5 FROM email_alerts WHERE customer_id = $1 AND is_on = 1
       ON CONFLICT DO NOTHING`,
      [customerId, id, price, quantity, isForSale ? 0 : 1],
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
  products: readonly (KnownProduct & Pick<WatchedProduct, "isGone">)[],
): Promise<void> {
  for (const { id, price, quantity, isGone } of products)
    await database.query(
      `UPDATE watched_product SET price = $3, quantity = $4, is_gone = $5
       WHERE customer_id = $1 AND product_id = $2`,
      [customerId, id, price, quantity, isGone ? 1 : 0],
    );
}

/** Deletes what the customer knows, and leaves only the ids of products for which the customer chose a frequency. */
export async function forgetKnownProducts(database: Queries, customerId: string): Promise<void> {
  await database.query("DELETE FROM watched_product WHERE customer_id = $1 AND frequency IS NULL", [
    customerId,
  ]);
  await database.query(
    "UPDATE watched_product SET price = NULL, quantity = NULL, is_gone = NULL WHERE customer_id = $1",
    [customerId],
  );
}

/** Returns false for a product that is not watched: the customer has no alerts, or it is not on the wishlist. */
export function setProductFrequency(
  database: Database,
  customerId: string,
  productId: string,
  frequency: AlertFrequency,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const changed = await queries.query(
      `UPDATE watched_product SET frequency = $3 WHERE customer_id = $1 AND product_id = $2
         AND customer_id IN (SELECT customer_id FROM email_alerts WHERE is_on = 1) RETURNING product_id`,
      [customerId, productId, frequency],
    );
    // Otherwise a match that waits for the morning would come although the customer no longer wants it.
    if (!isInTime(frequency))
      await queries.query(
        "UPDATE alert_match SET due_at = NULL WHERE customer_id = $1 AND source = 'wishlist' AND product_id = $2",
        [customerId, productId],
      );
    return changed.length > 0;
  });
}
