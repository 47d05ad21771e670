import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { testCart, saveTestVariant } from "../../cart/cart.fixture.ts";
import type { Cart } from "../../cart/cart.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { Checkout, openShop } from "../shopper.fixture.ts";
import { dataFolder, serve } from "./served-platform.fixture.ts";
import { waitForWriteLock } from "./write-lock.fixture.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const races = 100;

/** Two carts for each of many one-of-one products. */
function rivals(db: Database): { readonly carts: readonly [Cart, Cart]; readonly variantId: number }[] {
  return transaction(db, () =>
    Array.from({ length: races }, (_, index) => {
      const piece = saveTestVariant(db, `Piece ${index}`);
      const carts = [testCart(db, [piece]), testCart(db, [piece])] as const;
      return { carts, variantId: carts[0].lines[0]!.variantId };
    }),
  );
}

/** Both shoppers open the checkout, then pay at once. Returns both statuses, the lower one first. */
async function race(one: Checkout, other: Checkout, round: number): Promise<number[]> {
  await Promise.all([one.open(), other.open()]);
  const results = await Promise.all([
    one.send({ email: `one${round}@circlet.example` }),
    other.send({ email: `other${round}@circlet.example` }),
  ]);
  return results.map(({ status }) => status).sort((a, b) => a - b);
}

const oneWonOneLost = [303, 409];

function orderCounts(db: Database): unknown[] {
  return all(
    db,
    `SELECT variant.id, inventory, count(order_line.id) AS orders
     FROM variant LEFT JOIN order_line ON variant_id = variant.id GROUP BY variant.id
     HAVING inventory <> 0 OR orders <> 1`,
  );
}

describe("two buyers for the last unit, 100 times", () => {
  test("create exactly one order at one service", async () => {
    const shop = await openShop();
    cleanups.push(shop.close);
    for (const [round, { carts }] of rivals(shop.database).entries()) {
      expect(await race(shop.checkout(carts[0]), shop.checkout(carts[1]), round)).toEqual(oneWonOneLost);
    }
    expect(orderCounts(shop.database)).toEqual([]);
    expect(get(shop.database, "SELECT count(*) AS orders FROM customer_order")).toEqual({ orders: races });
  }, 120_000);

  test("create exactly one order at two services that share a database file", async () => {
    const folder = dataFolder();
    const db = openDatabase(join(folder.path, "platform.sqlite"));
    const pairs = rivals(db);
    const services = await Promise.all([serve(folder.path), serve(folder.path)]);
    cleanups.push(folder.remove, () => db.close(), ...services.map(({ kill }) => kill));
    for (const [round, { carts }] of pairs.entries()) {
      const checkouts = carts.map(
        (cart, index) => new Checkout(`${services[index]!.url}/checkouts/${cart.checkoutToken}`),
      );
      expect(await race(checkouts[0]!, checkouts[1]!, round)).toEqual(oneWonOneLost);
    }
    expect(orderCounts(db)).toEqual([]);
    expect(get(db, "SELECT count(*) AS orders FROM customer_order")).toEqual({ orders: races });
  }, 120_000);
});

describe("the service is killed during 50 checkouts", () => {
  const shoppers = 50;
  /** Kills the process after this many responses, during an order and with the rest in flight. */
  const enough = 16;
  /** Slows every order down halfway, so that the kill interrupts one. */
  const slowly = `CREATE TRIGGER slowly AFTER INSERT ON payment BEGIN
    SELECT count(*) FROM variant one, variant two, variant three WHERE one.id + two.id + three.id < 0;
  END`;

  test("a service killed during 50 checkouts loses no acknowledged order, duplicates none, and the stock adds up", async () => {
    const folder = dataFolder();
    const path = join(folder.path, "platform.sqlite");
    const db = openDatabase(path);
    const carts = transaction(db, () =>
      Array.from({ length: shoppers }, (_, index) =>
        testCart(db, [saveTestVariant(db, `Left ${index}`), saveTestVariant(db, `Right ${index}`)]),
      ),
    );
    db.exec(slowly);
    const first = await serve(folder.path);
    cleanups.push(folder.remove, () => db.close(), first.kill);
    const checkouts = carts.map(
      ({ checkoutToken }) => new Checkout(`${first.url}/checkouts/${checkoutToken}`),
    );
    await Promise.all(checkouts.map((checkout) => checkout.open()));
    const forms = checkouts.map((checkout, index) =>
      checkout.fields({ email: `shopper${index}@circlet.example` }),
    );

    const acknowledged = new Set<number>();
    await Promise.all(
      checkouts.map(async (checkout, index) => {
        const status = await checkout.send(forms[index]).then(
          (response) => response.status,
          () => undefined,
        );
        if (status === 303) acknowledged.add(index);
        if (status !== 303 || acknowledged.size !== enough) return;
        await waitForWriteLock(path);
        await first.kill();
      }),
    );
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(acknowledged.size).toBeLessThan(shoppers);

    db.exec("DROP TRIGGER slowly");
    const second = await serve(folder.path);
    cleanups.push(second.kill);
    const paidFor = (cart: Cart) =>
      get<{ orders: number }>(db, "SELECT count(*) AS orders FROM customer_order WHERE cart_id = ?", cart.id)!
        .orders;
    for (const index of acknowledged) expect(paidFor(carts[index]!)).toBe(1);
    expectConsistent(db);

    // Every shopper submits the same form again, like a browser that got no response.
    for (const [index, cart] of carts.entries()) {
      const again = new Checkout(`${second.url}/checkouts/${cart.checkoutToken}`);
      expect((await again.send(forms[index])).status).toBe(303);
      expect(paidFor(cart)).toBe(1);
    }
    expectConsistent(db);
    const numbers = all<{ number: number }>(db, "SELECT number FROM customer_order ORDER BY number");
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: shoppers }, (_, index) => 1001 + index),
    );
  }, 120_000);
});

/** Checks that every order is complete, every unit is either in stock or in one order, and the file is intact. */
function expectConsistent(db: Database): void {
  const wrong = all(
    db,
    `SELECT variant.id FROM variant LEFT JOIN order_line ON variant_id = variant.id
     GROUP BY variant.id HAVING inventory + count(order_line.id) <> 1`,
  );
  const torn = all(
    db,
    `SELECT customer_order.id FROM customer_order JOIN cart ON cart.id = cart_id
     WHERE completed_at IS NULL
       OR (SELECT count(*) FROM order_line WHERE order_id = customer_order.id) <> 2
       OR (SELECT count(*) FROM order_address WHERE order_id = customer_order.id) <> 1
       OR (SELECT count(*) FROM fulfillment WHERE order_id = customer_order.id) <> 1
       OR (SELECT count(*) FROM payment WHERE order_id = customer_order.id AND amount = total) <> 1`,
  );
  const paidWithoutOrder = all(
    db,
    "SELECT id FROM cart WHERE completed_at IS NOT NULL AND id NOT IN (SELECT cart_id FROM customer_order)",
  );
  expect([wrong, torn, paidWithoutOrder]).toEqual([[], [], []]);
  expect(db.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(db.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
}
