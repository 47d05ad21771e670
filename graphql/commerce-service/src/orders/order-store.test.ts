import { beforeEach, expect, test } from "vitest";
import { testCart, saveTestVariant } from "../cart/cart.fixture.ts";
import type { Cart } from "../cart/cart.ts";
import { deleteProduct } from "../catalog/writing/product-writer.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { all, run } from "../database/statement.ts";
import { transaction } from "../database/transaction.ts";
import { fulfillmentsIn, updateFulfillment } from "./fulfillment.ts";
import { findOrder, findOrderOfCart, listOrders } from "./order-store.ts";
import { testAddress } from "./order.fixture.ts";
import { placeOrder, SoldOut } from "./place-order.ts";

let db: Database;
let count = 0;
const now = new Date("2025-06-02T12:00:00Z");

beforeEach(() => {
  db = openDatabase(":memory:");
});

const place = (cart: Cart, email = "ada@circlet.example") =>
  transaction(db, () =>
    placeOrder(db, { cart, email, address: testAddress, attemptKey: `attempt ${++count}`, now }),
  );
const cartOf = () => testCart(db, [saveTestVariant(db, `Dress ${++count}`)]);

test("an order leaves nothing behind when the cart was read before its product sold", () => {
  const cart = cartOf();
  run(db, "UPDATE variant SET inventory = 0");
  expect(() => place(cart)).toThrow(SoldOut);
  for (const table of ["customer_order", "order_line", "order_address", "fulfillment", "payment"]) {
    expect(all(db, `SELECT * FROM ${table}`)).toEqual([]);
  }
  expect(all(db, "SELECT completed_at FROM cart")).toEqual([{ completed_at: null }]);
});

test("a cart cannot become two orders", () => {
  const cart = testCart(db, [saveTestVariant(db, "Socks", { inventory: 9 })]);
  place(cart);
  expect(() => place(cart)).toThrow(/UNIQUE/);
  expect(all(db, "SELECT inventory FROM variant")).toEqual([{ inventory: 8 }]);
});

test("the first order has number 1001", () => {
  expect(findOrder(db, place(cartOf()))!.number).toBe(1001);
});

test("a customer's orders are listed newest first, in pages, for their email in any spelling", () => {
  for (let order = 0; order < 5; order++) place(cartOf(), "Ada@Circlet.example");
  place(cartOf(), "ben@circlet.example");
  const numbers = (page: { limit: number; before?: number }) =>
    listOrders(db, "ada@circlet.EXAMPLE", page).map(({ number }) => number);
  expect(numbers({ limit: 2 })).toEqual([1005, 1004]);
  expect(numbers({ limit: 2, before: 1004 })).toEqual([1003, 1002]);
  expect(numbers({ limit: 9, before: 1002 })).toEqual([1001]);
});

test("a customer's orders outlive their products", () => {
  const cart = testCart(db, [saveTestVariant(db, "Wrap dress")]);
  place(cart);
  deleteProduct(db, "wrap-dress");
  expect(findOrderOfCart(db, cart.id)!.lines).toMatchObject([
    { title: "Wrap dress", variantTitle: "Plum / M", variantId: null, productId: null, total: 5000 },
  ]);
});

test("a fulfillment changes status and keeps its tracking", () => {
  const orderId = place(cartOf());
  const { id } = findOrder(db, orderId)!.fulfillments[0]!;
  expect(fulfillmentsIn(db, "CONFIRMED", now, 10)).toEqual([{ id, orderId }]);
  expect(fulfillmentsIn(db, "CONFIRMED", new Date(now.getTime() - 1), 10)).toEqual([]);

  const tracking = { company: "Parcel Post", number: "PP 1", url: "https://parcels.example/PP1" };
  const later = new Date(now.getTime() + 3_600_000);
  expect(updateFulfillment(db, id, { status: "IN_TRANSIT", tracking, now: later })).toBe(true);
  updateFulfillment(db, id, { status: "DELIVERED", now: later });
  expect(findOrder(db, orderId)!.fulfillments).toMatchObject([
    {
      status: "DELIVERED",
      trackingNumber: "PP 1",
      trackingUrl: tracking.url,
      updatedAt: later.toISOString(),
    },
  ]);
  expect(updateFulfillment(db, 999, { status: "DELIVERED", now })).toBe(false);
});
