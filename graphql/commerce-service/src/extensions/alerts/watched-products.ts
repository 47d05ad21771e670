import type { ShopProduct, WatchedProduct } from "@circlet/alerts/alerts";
import type { Database } from "../../database/database.ts";
import { all, run } from "../../database/statement.ts";
import { globalId, rowId } from "../../graphql/global-id.ts";
import { money } from "../../graphql/money.ts";

interface Row {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly price: number;
  readonly available: number;
  readonly quantity: number | null;
  readonly publishedAt: string;
}

/** Of these products, by global id, those that are published. */
export function productsToWatch(db: Database, ids: readonly string[]): ShopProduct[] {
  const numbers = ids.flatMap((id) => rowId(id, "Product") ?? []);
  const rows = all<Row>(
    db,
    `SELECT id, handle, title, min_price AS price, available, published_at AS publishedAt,
       (SELECT iif(count(*) = count(inventory), sum(max(inventory, 0)), NULL) FROM variant WHERE product_id = product.id)
         AS quantity
     FROM product WHERE published = 1 AND id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(numbers),
  );
  return rows.map(({ id, price, available, publishedAt, ...product }) => ({
    ...product,
    id: globalId("Product", id),
    price: money(price).amount,
    currency: money(price).currencyCode,
    isForSale: available === 1,
    publishedAt: new Date(publishedAt),
  }));
}

/** Watches products for a customer with alerts; what they cost now is what the customer knows. */
export function watch(db: Database, customerId: number, ids: readonly string[]): void {
  for (const { id, price, quantity } of productsToWatch(db, ids)) {
    run(
      db,
      `INSERT INTO watched_product (customer_id, product_id, price, quantity)
       SELECT customer_id, ?2, ?3, ?4 FROM email_alerts WHERE customer_id = ?1 AND is_on = 1
       ON CONFLICT DO NOTHING`,
      customerId,
      id,
      price,
      quantity,
    );
  }
}

export function unwatch(db: Database, customerId: number, id: string): void {
  run(db, "DELETE FROM watched_product WHERE customer_id = ? AND product_id = ?", customerId, id);
}

/** The products that a customer's alerts are about. */
export function watchedProducts(db: Database, customerId: number): WatchedProduct[] {
  return all(
    db,
    "SELECT product_id AS id, price, quantity FROM watched_product WHERE customer_id = ?",
    customerId,
  );
}

/** Stores what the customer knows about products, if they are still watched. */
export function know(db: Database, customerId: number, products: readonly WatchedProduct[]): void {
  for (const { id, price, quantity } of products) {
    run(
      db,
      "UPDATE watched_product SET price = ?, quantity = ? WHERE customer_id = ? AND product_id = ?",
      price,
      quantity,
      customerId,
      id,
    );
  }
}

/** Watches exactly the products on the list: other programs may have changed the wishlist. */
export function watchOnly(db: Database, customerId: number, ids: readonly string[]): void {
  run(
    db,
    "DELETE FROM watched_product WHERE customer_id = ? AND product_id NOT IN (SELECT value FROM json_each(?))",
    customerId,
    JSON.stringify(ids),
  );
  watch(db, customerId, ids);
}
