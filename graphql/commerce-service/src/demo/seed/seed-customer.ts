import { changeCustomer, ensureCustomer } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { globalId } from "../../graphql/global-id.ts";
import { subscribe } from "../../marketing/newsletter/subscription-store.ts";
import { demoCustomer, demoCustomerAddress } from "./demo-people.ts";
import { seedOrders } from "./seed-orders.ts";

const day = 86_400_000;

/**
 * Creates the demo customer with orders, a wishlist and an address, unless the shop has customers. Returns whether it
 * did.
 */
export function seedCustomer(db: Database, now: Date): boolean {
  return transaction(db, () => {
    if (get(db, "SELECT 1 FROM customer LIMIT 1")) return false;
    const since = new Date(now.getTime() - demoCustomer.createdDaysAgo * day);
    const { id } = ensureCustomer(db, demoCustomer.email, since);
    changeCustomer(db, id, demoCustomer, since);
    writeAddress(db, id);
    writeWishlist(db, id, now);
    subscribe(db, demoCustomer.email, { source: "newsletter form", now: since });
    seedOrders(db, now);
    return true;
  });
}

function writeAddress(db: Database, customerId: number): void {
  const { firstName, lastName, address1, address2, city, zoneCode, zip, phone } = demoCustomerAddress;
  run(
    db,
    `INSERT INTO customer_address (customer_id, position, first_name, last_name, address1, address2, city, zone_code, zip, phone)
     VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
    customerId,
    firstName,
    lastName,
    address1,
    address2,
    city,
    zoneCode,
    zip,
    phone,
  );
}

/** Products of the largest categories, and one that is sold out. */
function writeWishlist(db: Database, customerId: number, now: Date): void {
  const available = all<{ id: number }>(
    db,
    `SELECT max(id) AS id FROM product WHERE published = 1 AND available = 1
     GROUP BY product_type ORDER BY count(*) DESC, product_type LIMIT 4`,
  );
  const gone = all<{ id: number }>(db, "SELECT id FROM product WHERE available = 0 ORDER BY id LIMIT 1");
  const ids = [...available, ...gone].map(({ id }) => globalId("Product", id));
  run(
    db,
    `INSERT INTO customer_metafield (customer_id, namespace, key, type, value, created_at, updated_at)
     VALUES (?1, 'custom', 'wishlist', 'list.product_reference', ?2, ?3, ?3)`,
    customerId,
    JSON.stringify(ids),
    now.toISOString(),
  );
}
