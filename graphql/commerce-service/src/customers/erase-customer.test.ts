import { expect, test } from "vitest";
import { testCart, saveTestVariant } from "../cart/cart.fixture.ts";
import { checkDatabase } from "../backup/check-database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { testOrder } from "../orders/order.fixture.ts";
import { eraseCustomer } from "./erase-customer.ts";

function storePerson(db: Database, person: string): void {
  const email = `${person}@circlet.example`;
  saveTestVariant(db, `Dress of the shop ${person.length}`);
  const handle = `dress-of-the-shop-${person.length}`;
  const order = testOrder(db, email, [handle], { status: "IN_TRANSIT" });
  const merchandise = saveTestVariant(db, "Another dress");
  const carts = [testCart(db, [merchandise]), testCart(db, [merchandise])];
  const [open, paid] = carts.map(({ id }) => id);
  db.exec(`
    INSERT INTO customer (id, email, first_name, last_name, phone, created_at, updated_at)
      VALUES (${person.length}, '${email}', '${person}', '${person}', '${person}', '', '');
    INSERT INTO customer_address (customer_id, position, first_name) VALUES (${person.length}, 1, '${person}');
    INSERT INTO customer_metafield (customer_id, namespace, key, value, created_at, updated_at)
      VALUES (${person.length}, 'custom', 'wishlist', '["${person}"]', '', '');
    INSERT INTO received_email VALUES ('${person}-alert', ${person.length}, '{"subject":"${person}"}', '');
    UPDATE cart SET email = upper('${email}'), note = '${person}', attributes = '["${person}"]' WHERE id = ${open};
    UPDATE cart SET note = '${person}', completed_at = '' WHERE id = ${paid};
    UPDATE customer_order SET cart_id = ${paid}, phone = '${person}', note = '${person}', attributes = '["${person}"]'
      WHERE id = ${order};
    INSERT INTO payment (cart_id, order_id, attempt_key, status, amount, created_at)
      VALUES (${paid}, ${order}, 'attempt-${order}', 'SUCCEEDED', 5000, '');
    UPDATE order_line SET attributes = '["${person}"]' WHERE order_id = ${order};
    UPDATE order_address SET first_name = '${person}', last_name = '${person}', address1 = '${person}',
      address2 = '${person}', city = '${person}', zip = '${person}', phone = '${person}' WHERE order_id = ${order};
    UPDATE fulfillment SET tracking_company = '${person}', tracking_number = '${person}', tracking_url = '${person}'
      WHERE order_id = ${order};
    INSERT INTO discount_issue VALUES (2, '${email}', '');
    INSERT INTO email_subscription VALUES ('${email}', 'SUBSCRIBED', 'form', NULL, '', '');
    INSERT INTO pending_subscription VALUES ('${email}', '${person}-token', 'form', NULL, '', NULL);
    INSERT INTO sign_in_code (sign_in_digest, email, code, expires_at) VALUES ('${person}-code', '${email}', '1', '');
    INSERT INTO sign_in_device VALUES ('${person}-device', '${email}', '');
    INSERT INTO sign_in_failure (email, failed_at) VALUES ('${email}', '');
    INSERT INTO identity_record (kind, id_digest, payload) VALUES
      ('Session', '${person}-session', '{"accountId":"${person.length}"}'),
      ('Interaction', '${person}-interaction', '{"params":{"login_hint":"${email}"}}');
    INSERT INTO marketing_event (company_id, metric, profile, properties, happened_at, recorded_at)
      VALUES ('C', 'Viewed', '{"email":"${email}"}', '{}', '', '');
    INSERT INTO outgoing_mail (kind, reference, created_at, next_attempt_at) VALUES
      ('confirmation', '${order}', '${person}', ''), ('shipping', '${order}', '${person}', ''),
      ('newsletter', '${person}-token', '', ''), ('sign-in', '${person}-code', '', ''),
      ('alerts', '${person}-alert', '', '');
  `);
}

function storedTexts(db: Database): string[] {
  const tables = all<{ name: string }>(
    db,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'",
  );
  return tables.flatMap(({ name }) =>
    all(db, `SELECT * FROM "${name}"`).map((row) => `${name} ${JSON.stringify(row)}`),
  );
}

const mentioning = (db: Database, person: string) =>
  storedTexts(db).filter((text) => text.toLowerCase().includes(person));

test.each(["victoria@circlet.example", " Victoria@Circlet.example", "8"])(
  "nothing of a customer is left after erasing %j, and nothing else is gone",
  (customer) => {
    const db = openDatabase(":memory:");
    // Too long to appear by chance in the random texts of an id or a token.
    storePerson(db, "victoria");
    storePerson(db, "bertha");
    const others = mentioning(db, "bertha");
    expect(mentioning(db, "victoria").length).toBeGreaterThan(20);
    expect(eraseCustomer(db, customer)).toEqual({ email: "victoria@circlet.example", orders: 1 });
    expect(mentioning(db, "victoria")).toEqual([]);
    expect(mentioning(db, "bertha")).toEqual(others);
    expect(
      all(db, "SELECT total, zone_code FROM customer_order JOIN order_address ON id = order_id"),
    ).toEqual([
      { total: 5000, zone_code: "OR" },
      { total: 5000, zone_code: "OR" },
    ]);
    expect(checkDatabase(db)).toEqual([]);
    expect(eraseCustomer(db, customer)).toBeUndefined();
  },
);

test("an erased guest leaves an order without a person", () => {
  const db = openDatabase(":memory:");
  saveTestVariant(db, "Tea dress");
  testOrder(db, "guest@circlet.example", ["tea-dress"]);
  expect(eraseCustomer(db, "guest@circlet.example")).toEqual({ email: "guest@circlet.example", orders: 1 });
  expect(mentioning(db, "guest")).toEqual([]);
});
