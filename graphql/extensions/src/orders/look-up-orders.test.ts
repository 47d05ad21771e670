import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { openInMemory } from "../database/open-database.ts";
import type { ShopProduct } from "../platform/storefront-api.ts";
import { lookUpOrders } from "./look-up-orders.ts";
import { categoriesOrderedWith, saveOrder } from "./order-store.ts";

const start = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let database: Database;
beforeEach(async () => {
  database = await openInMemory();
  for (const id of ["1", "2"])
    await saveOrder(database, { id, paidAt: start, productNumbers: ["11", "12", "13"] }, start);
});

const shopProducts = (ids: readonly string[]) =>
  Promise.resolve(
    ids
      .filter((id) => !id.endsWith("/13"))
      .map((id) => ({ id, category: id.endsWith("/11") ? "dresses" : "shoes" }) as ShopProduct),
  );

/** Looks orders up at this time. Returns how often the platform was asked. */
async function lookUpAt(time: Date, products = shopProducts): Promise<number> {
  const asked = vi.fn(products);
  await lookUpOrders({ database, storefront: { products: asked } }, { clock: () => time }).catch(
    () => undefined,
  );
  return asked.mock.calls.length;
}
const companions = () => categoriesOrderedWith(database, "dresses", 5);

test("orders get their products' categories once, also those with a product that is gone", async () => {
  expect(await companions()).toEqual([]);
  expect(await lookUpAt(start)).toBe(1);
  expect(await companions()).toEqual(["shoes"]);
  expect(await lookUpAt(after(1e6))).toBe(0);
});

test("an order that was sent twice is looked up and counted once", async () => {
  await lookUpAt(start);
  await saveOrder(database, { id: "1", paidAt: after(60), productNumbers: ["99"] }, after(60));
  expect(await lookUpAt(after(60))).toBe(0);
  expect(await companions()).toEqual(["shoes"]);
});

test("while the platform is away, orders wait longer and longer, and are given up after a day", async () => {
  const away = () => Promise.reject(new Error("away"));
  expect([await lookUpAt(start, away), await lookUpAt(start, away)]).toEqual([1, 0]);
  expect(await lookUpAt(after(4), away)).toBe(0);
  expect(await lookUpAt(after(5), away)).toBe(1);
  let attempts = 0;
  for (let hours = 1; hours < 24 * 14; hours++) attempts += await lookUpAt(after(hours * 3600), away);
  expect(attempts).toBe(17);
  expect(await lookUpAt(after(1e7))).toBe(0);
});

test("two processes take each order once, and orders with many products are asked for in parts", async () => {
  for (let id = 3; id < 40; id++) {
    const productNumbers = Array.from({ length: 50 }, (_, at) => String(id * 100 + at));
    await saveOrder(database, { id: String(id), paidAt: start, productNumbers }, start);
  }
  const asked: string[] = [];
  const products = (ids: readonly string[]) => {
    expect(ids.length).toBeLessThanOrEqual(250);
    asked.push(...ids);
    return shopProducts(ids);
  };
  await Promise.all([lookUpAt(start, products), lookUpAt(start, products)]);
  const ofLargeOrders = asked.filter((id) => /\d{3,}$/.test(id));
  expect(new Set(ofLargeOrders).size).toBe(37 * 50);
  expect(ofLargeOrders).toHaveLength(37 * 50);
});
