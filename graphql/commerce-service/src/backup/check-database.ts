import type { Database } from "../database/database.ts";

/** What is true of every shop, with a query of what breaks it. */
const rules: readonly { readonly broken: string; readonly sql: string }[] = [
  {
    broken: "The lines of an order do not add up: #",
    sql: `SELECT number FROM customer_order
      WHERE subtotal <> (SELECT coalesce(sum(unit_price * quantity), 0) FROM order_line WHERE order_id = customer_order.id)
        OR discount <> (SELECT coalesce(sum(discount), 0) FROM order_line WHERE order_id = customer_order.id)
        OR total <> subtotal - discount + shipping`,
  },
  {
    broken: "The payments of an order differ from its total: #",
    sql: `SELECT number FROM customer_order JOIN payment ON payment.order_id = customer_order.id
      WHERE total <> payment.amount +
        (SELECT coalesce(sum(amount), 0) FROM gift_card_payment WHERE order_id = customer_order.id)`,
  },
  {
    broken: "An order of a cart is incomplete: #",
    sql: `SELECT number FROM customer_order JOIN cart ON cart.id = cart_id
      WHERE completed_at IS NULL
        OR NOT EXISTS (SELECT 1 FROM order_line WHERE order_id = customer_order.id)
        OR NOT EXISTS (SELECT 1 FROM order_address WHERE order_id = customer_order.id)
        OR NOT EXISTS (SELECT 1 FROM payment WHERE order_id = customer_order.id)`,
  },
  {
    broken: "A paid cart has no order or several: ",
    sql: `SELECT cart.id FROM cart LEFT JOIN customer_order ON cart_id = cart.id
      WHERE completed_at IS NOT NULL GROUP BY cart.id HAVING count(customer_order.id) <> 1`,
  },
  {
    broken: "More was sold than was in stock of variant ",
    sql: "SELECT id FROM variant WHERE inventory < 0 AND inventory_policy = 'deny'",
  },
  {
    broken: "The balance of a gift card differs from what it paid: ",
    sql: `SELECT id FROM gift_card WHERE balance NOT BETWEEN 0 AND value
      OR balance <> value - (SELECT coalesce(sum(amount), 0) FROM gift_card_payment WHERE gift_card_id = gift_card.id)`,
  },
  {
    broken: "An order did not get the gift cards that it bought: #",
    sql: `SELECT number FROM customer_order JOIN payment ON payment.order_id = customer_order.id
      WHERE (SELECT count(*) || ' of ' || total(value) FROM gift_card WHERE order_id = customer_order.id) <>
        (SELECT coalesce(sum(quantity), 0) || ' of ' || total(quantity * unit_price) FROM order_line
         WHERE order_id = customer_order.id AND is_gift_card = 1 AND unit_price > 0)`,
  },
];

/** The most problems that are listed of each kind. */
const most = 10;

/** Whether the file is intact, and its orders, stock and gift cards agree. Returns what is wrong, as sentences. */
export function checkDatabase(db: Database): string[] {
  const damage = first(db, "SELECT quick_check FROM pragma_quick_check").filter((text) => text !== "ok");
  if (damage.length > 0) return damage.map((text) => `The file is damaged: ${text}`);
  return [
    ...first(db, "SELECT \"table\" || ' ' || rowid FROM pragma_foreign_key_check").map(
      (row) => `A row refers to one that is gone: ${row}`,
    ),
    ...rules.flatMap(({ broken, sql }) => first(db, sql).map((value) => `${broken}${value}`)),
  ];
}

/** The first column of the first rows. A damaged file may not be readable at all. */
function first(db: Database, sql: string): string[] {
  try {
    const rows = db.prepare(`${sql} LIMIT ${most}`).all();
    return rows.map((row) => String(Object.values(row)[0]));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
