import { beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { subscriptionState } from "../../marketing/newsletter/subscription-store.ts";
import { listOrders } from "../../orders/order-store.ts";
import { fulfillmentStatuses } from "../../orders/order.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { customerOfToken } from "../../sign-in/tokens/customer-of-token.ts";
import { seedCatalog } from "./seed-catalog.ts";
import { seedCustomer } from "./seed-customer.ts";

let db: Database;
const now = new Date("2026-03-01T12:00:00Z");
const seed = () => seedCustomer(db, now);
const email = "pat@circlet.example";

beforeEach(() => {
  db = openDatabase(":memory:");
  seedCatalog(db);
  seed();
});

test("the demo customer can sign in and has a name, an address, a subscription and a wishlist", () => {
  const customer = customerOfToken(db, issueCustomerToken(db, email));
  expect(customer).toMatchObject({ email, firstName: "Pat", lastName: "Marlow" });
  expect(get(db, "SELECT city FROM customer_address WHERE customer_id = ?", customer?.id ?? 0)).toEqual({
    city: "Portland",
  });
  expect(subscriptionState(db, email)).toBe("SUBSCRIBED");
  const wishlist = get<{ value: string }>(db, "SELECT value FROM customer_metafield WHERE key = 'wishlist'");
  expect(JSON.parse(wishlist?.value ?? "[]")).toHaveLength(5);
});

test("the demo customer's orders cover every state and more than one page, newest first", () => {
  const orders = listOrders(db, email, { limit: 50 });
  expect(orders.length).toBeGreaterThan(10);
  const states = new Set(orders.map((order) => order.fulfillments[0]?.status));
  for (const status of [
    "CONFIRMED",
    "IN_TRANSIT",
    "OUT_FOR_DELIVERY",
    "DELAYED",
    "ATTEMPTED_DELIVERY",
    "DELIVERED",
    "FAILURE",
  ]) {
    expect(states).toContain(status);
  }
  expect(fulfillmentStatuses).toEqual(expect.arrayContaining([...states]));
  const times = orders.map(({ processedAt }) => processedAt);
  expect(times).toEqual(times.toSorted().reverse());
  for (const { fulfillments, total, subtotal, discount } of orders) {
    expect(total).toBe(subtotal - discount);
    const [parcel] = fulfillments;
    expect(parcel?.trackingNumber === null).toBe(parcel?.status === "CONFIRMED");
  }
});

test("no product is both sold and available, and each is sold once", () => {
  const wrong = all(
    db,
    "SELECT variant.id FROM variant JOIN order_line ON variant_id = variant.id GROUP BY variant.id HAVING inventory > 0 OR count(*) > 1",
  );
  expect(wrong).toEqual([]);
  expect(all(db, "SELECT 1 FROM order_line").length).toBeGreaterThan(40);
});

test("a shop with customers is not changed", () => {
  run(db, "DELETE FROM customer_order");
  expect(seed()).toBe(false);
  expect(listOrders(db, email, { limit: 1 })).toEqual([]);
});

test("a shop without sold products gets a demo customer without orders", () => {
  db = openDatabase(":memory:");
  expect(seed()).toBe(true);
  expect(listOrders(db, email, { limit: 1 })).toEqual([]);
});
