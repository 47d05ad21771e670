import { beforeEach, expect, test } from "vitest";
import { testCart, saveTestVariant } from "../cart/cart.fixture.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { all, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { runClock } from "../server/clock.ts";
import { testSettings } from "../shared/settings/settings.ts";
import { importDemoShop } from "../../tests/demo-shop.fixture.ts";
import { advanceOrder, advanceOrders } from "./advance-orders.ts";
import { findOrder } from "./order-store.ts";
import { testAddress } from "./order.fixture.ts";
import { placeOrder } from "./place-order.ts";

let db: Database;
let count = 0;
const start = new Date("2026-03-01T12:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(() => {
  db = openDatabase(":memory:");
});

function newOrder(): number {
  const cart = testCart(db, [saveTestVariant(db, `Dress ${++count}`)]);
  const purchase = {
    cart,
    email: "ada@circlet.example",
    address: testAddress,
    attemptKey: `attempt ${count}`,
    now: start,
  };
  return transaction(db, () => placeOrder(db, purchase));
}

function tick(minutes: number, settings: Parameters<typeof testSettings>[0] = {}): void {
  const all = testSettings({ shippingMinutes: 5, ...settings });
  runClock({ database: db, settings: all, log: () => {} }, minutesLater(minutes));
}

const parcelOf = (orderId: number) => findOrder(db, orderId)?.fulfillments[0];

test("the clock takes an order from confirmed to delivered and adds a tracking number", () => {
  const order = newOrder();
  tick(4);
  expect(parcelOf(order)).toMatchObject({ status: "CONFIRMED", trackingNumber: null });
  tick(5);
  const sent = parcelOf(order);
  expect(sent).toMatchObject({ status: "IN_TRANSIT", trackingCompany: "Ringpost" });
  expect(sent?.trackingNumber).toMatch(/^RP\d{12}US$/);
  tick(9);
  expect(parcelOf(order)?.status).toBe("IN_TRANSIT");
  tick(10);
  expect(parcelOf(order)).toMatchObject({ status: "OUT_FOR_DELIVERY", trackingNumber: sent?.trackingNumber });
  tick(15);
  expect(parcelOf(order)).toMatchObject({ status: "DELIVERED", updatedAt: minutesLater(15).toISOString() });
  tick(500);
  expect(parcelOf(order)?.updatedAt).toBe(minutesLater(15).toISOString());
});

test("the clock advances a backlog of orders step by step, so that requests do not wait for it", () => {
  for (let order = 0; order < 101; order += 1) newOrder();
  const waiting = () => all(db, "SELECT 1 FROM fulfillment WHERE status = 'CONFIRMED'").length;
  tick(5);
  expect(waiting()).toBe(1);
  tick(5);
  expect(waiting()).toBe(0);
});

test("a setting of 0 stops the clock", () => {
  const order = newOrder();
  tick(100_000, { shippingMinutes: 0, cartDays: 3650 });
  expect(parcelOf(order)?.status).toBe("CONFIRMED");
});

test("the clock does not advance imported orders", async () => {
  await importDemoShop(db, start);
  const states = () => all(db, "SELECT status, updated_at FROM fulfillment ORDER BY id");
  const before = states();
  tick(10_000);
  expect(states()).toEqual(before);
});

test("the command advances all orders by one step, or one order by number", () => {
  const [first, second] = [newOrder(), newOrder()];
  expect(advanceOrders(db, { unchangedSince: start, most: 10, now: start })).toEqual([
    { number: 1001, status: "IN_TRANSIT" },
    { number: 1002, status: "IN_TRANSIT" },
  ]);
  expect(advanceOrder(db, 1002, start)).toEqual({ number: 1002, status: "OUT_FOR_DELIVERY" });
  expect([parcelOf(first)?.status, parcelOf(second)?.status]).toEqual(["IN_TRANSIT", "OUT_FOR_DELIVERY"]);
  expect(advanceOrder(db, 1002, start)?.status).toBe("DELIVERED");
  expect(advanceOrder(db, 1002, start)).toBeUndefined();
  expect(advanceOrder(db, 9999, start)).toBeUndefined();
});

test("abandoned carts are removed, carts that became orders are kept", () => {
  newOrder();
  const [old, young] = [
    testCart(db, [saveTestVariant(db, "Old")]),
    testCart(db, [saveTestVariant(db, "Young")]),
  ];
  run(db, "UPDATE cart SET updated_at = ? WHERE id = ?", start.toISOString(), old.id);
  run(db, "UPDATE cart SET updated_at = ? WHERE id = ?", minutesLater(24 * 60).toISOString(), young.id);
  tick(30 * 24 * 60 + 1, { cartDays: 30 });
  const left = all<{ id: number }>(db, "SELECT id FROM cart ORDER BY id").map(({ id }) => id);
  expect(left).toHaveLength(2);
  expect(left).toContain(young.id);
});
