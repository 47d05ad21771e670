import type { Database } from "../../database/database.ts";
import { all } from "../../database/statement.ts";

/** Products ordered together with the given one, most orders first. */
export function productsOrderedWith(db: Database, productId: number): number[] {
  return all<{ id: number }>(
    db,
    `SELECT other.product_id AS id FROM order_line mine JOIN order_line other USING (order_id)
     WHERE mine.product_id = ?1 AND other.product_id <> ?1
     GROUP BY other.product_id ORDER BY count(DISTINCT order_id) DESC, other.product_id DESC`,
    productId,
  ).map(({ id }) => id);
}

/** The minimum number of orders for two categories to go together, because one order may be a coincidence. */
const fewestOrders = 2;

/**
 * The categories ordered together with a category, most orders first. Most products are one of one, so what was
 * bought with a product is usually gone, but its category is still a good suggestion.
 */
export function categoriesOrderedWith(db: Database, category: string): string[] {
  return all<{ category: string }>(
    db,
    `SELECT theirs.product_type AS category
     FROM product own JOIN order_line mine ON mine.product_id = own.id
     JOIN order_line other ON other.order_id = mine.order_id AND other.id <> mine.id
     JOIN product theirs ON theirs.id = other.product_id
     WHERE own.product_type = ?
     GROUP BY theirs.product_type HAVING count(DISTINCT other.order_id) >= ?
     ORDER BY count(DISTINCT other.order_id) DESC, theirs.product_type`,
    category,
    fewestOrders,
  ).map((row) => row.category);
}
