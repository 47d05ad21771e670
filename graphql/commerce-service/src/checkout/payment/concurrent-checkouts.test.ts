import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { testCart, saveTestVariant } from "../../cart/cart.fixture.ts";
import type { Cart } from "../../cart/cart.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { Checkout, openShop } from "../shopper.fixture.ts";
import { dataFolder, serve } from "./served-platform.fixture.ts";

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
  test("two buyers for the last unit create exactly one order at one service", async () => {
    const shop = await openShop();
    cleanups.push(shop.close);
    for (const [round, { carts }] of rivals(shop.database).entries()) {
      expect(await race(shop.checkout(carts[0]), shop.checkout(carts[1]), round)).toEqual(oneWonOneLost);
    }
    expect(orderCounts(shop.database)).toEqual([]);
    expect(get(shop.database, "SELECT count(*) AS orders FROM customer_order")).toEqual({ orders: races });
  }, 120_000);

  test("two buyers for the last unit create exactly one order at two services that share a database file", async () => {
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
