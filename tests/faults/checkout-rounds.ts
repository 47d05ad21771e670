import { statSync } from "node:fs";
import { join } from "node:path";
import { plainText } from "../../graphql/service-kit/plain-text.ts";
import { expect } from "vitest";
import { checkDatabase } from "../../graphql/commerce-service/src/backup/check-database.ts";
import { testCart, saveTestVariant } from "../../graphql/commerce-service/src/cart/cart.fixture.ts";
import type { Cart } from "../../graphql/commerce-service/src/cart/cart.ts";
import { Checkout } from "../../graphql/commerce-service/src/checkout/shopper.fixture.ts";
import { type Database, openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { all } from "../../graphql/commerce-service/src/database/statement.ts";
import { transaction } from "../../graphql/commerce-service/src/database/transaction.ts";
import { serveCommerce } from "../programs.ts";

/** The maximum number of shoppers who pay at the same moment. */
const atOnce = 25;

/** Slows every order down halfway, so that the signal interrupts one. */
const slowly = `CREATE TRIGGER slowly AFTER INSERT ON payment BEGIN
  SELECT (WITH RECURSIVE step(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM step WHERE n < 100000) SELECT count(*) FROM step);
END`;

interface PaidRounds {
  /** Shoppers who got thanks before the last restart. */
  readonly acknowledged: number;
  readonly orders: number;
}

/**
 * In each round, all shoppers pay for two one-of-one products each, and the commerce service is killed or stopped in
 * the middle. At the end, everyone submits the same form again, as a browser does that got no response.
 */
export async function payThroughRestarts(
  data: string,
  { rounds, shoppers, signal }: { rounds: number; shoppers: number; signal: NodeJS.Signals },
): Promise<PaidRounds> {
  const db = openDatabase(join(data, "platform.sqlite"));
  const carts = stockedCarts(db, shoppers);
  const forms = new Map<Cart, Record<string, string>>();
  const acknowledged = new Set<Cart>();
  db.exec(slowly);
  try {
    for (let round = 1; round <= rounds; round++) {
      const program = serveCommerce(data);
      const url = await program.url();
      await openAll(url, carts, forms);
      const unpaid = carts.filter((cart) => !acknowledged.has(cart));
      const enough = acknowledged.size + Math.ceil(unpaid.length / (rounds - round + 2));
      await inTurns(unpaid, async (cart) => {
        if (await pays(url, cart, forms)) acknowledged.add(cart);
        if (acknowledged.size === enough) program.signal(signal);
      });
      await program.kill();
      expectNothingLost(db, acknowledged);
    }
    db.exec("DROP TRIGGER slowly");
    await payTheRest(data, carts, forms);
    const orders = all(db, "SELECT id FROM customer_order").length;
    expectNothingLost(db, new Set(carts));
    return { acknowledged: acknowledged.size, orders };
  } finally {
    db.close();
  }
}

/** All shoppers pay until the disk is full. Then there is room again, and everyone submits the same form again. */
export async function payUntilDiskIsFull(
  data: string,
  { shoppers, room }: { shoppers: number; room: number },
): Promise<PaidRounds> {
  const path = join(data, "platform.sqlite");
  const db = openDatabase(path);
  try {
    const carts = stockedCarts(db, shoppers);
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    // In blocks of 512 bytes, for each file.
    const blocks = Math.ceil((statSync(path).size + room) / 512);
    const program = serveCommerce(data, {}, { limits: `ulimit -f ${blocks}` });
    const url = await program.url();
    const forms = new Map<Cart, Record<string, string>>();
    await openAll(url, carts, forms);
    const acknowledged = new Set<Cart>();
    await inTurns(carts, async (cart) => {
      if (await pays(url, cart, forms)) acknowledged.add(cart);
    });
    await program.kill();
    expectNothingLost(db, acknowledged);
    await payTheRest(data, carts, forms);
    expectNothingLost(db, new Set(carts));
    return { acknowledged: acknowledged.size, orders: all(db, "SELECT id FROM customer_order").length };
  } finally {
    db.close();
  }
}

export function stockedCarts(db: Database, shoppers: number): Cart[] {
  return transaction(db, () =>
    Array.from({ length: shoppers }, (_, index) =>
      testCart(db, [saveTestVariant(db, `Left ${index}`), saveTestVariant(db, `Right ${index}`)]),
    ),
  );
}

const checkoutOf = (url: string, { checkoutToken }: Cart) =>
  new Checkout(`${url}/checkouts/${checkoutToken}`);

/** Opens the checkout of every shopper who has no form yet. */
export async function openAll(url: string, carts: readonly Cart[], forms: Map<Cart, Record<string, string>>) {
  const isNew = (cart: Cart) => !forms.has(cart);
  await inTurns(carts.filter(isNew), async (cart) => {
    const checkout = await checkoutOf(url, cart).open();
    forms.set(cart, checkout.fields({ email: `shopper${cart.id}@circlet.example` }));
  });
}

async function payTheRest(
  data: string,
  carts: readonly Cart[],
  forms: ReadonlyMap<Cart, Record<string, string>>,
) {
  const program = serveCommerce(data);
  const url = await program.url();
  const answers: string[] = [];
  await inTurns(carts, async (cart) => answers.push(await answerTo(url, cart, forms)));
  await program.kill();
  expect(answers.filter((answer) => answer !== "303")).toEqual([]);
}

export async function pays(
  url: string,
  cart: Cart,
  forms: ReadonlyMap<Cart, Record<string, string>>,
): Promise<boolean> {
  return (await answerTo(url, cart, forms)) === "303";
}

/** The status of the response to the form, and its text unless it leads to the thanks; or why there is none. */
async function answerTo(
  url: string,
  cart: Cart,
  forms: ReadonlyMap<Cart, Record<string, string>>,
): Promise<string> {
  try {
    const response = await checkoutOf(url, cart).send(forms.get(cart));
    return response.status === 303 ? "303" : `${response.status} ${plainText(await response.text())}`;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Every acknowledged cart has one complete order, and every unit is in stock or in one order. */
export function expectNothingLost(db: Database, acknowledged: ReadonlySet<Cart>): void {
  const orders = all<{ cart: number; number: number }>(
    db,
    "SELECT cart_id AS cart, number FROM customer_order ORDER BY number",
  );
  const paid = orders.map(({ cart }) => cart);
  expect(new Set(paid).size).toBe(paid.length);
  expect([...acknowledged].filter(({ id }) => !paid.includes(id))).toEqual([]);
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 1001 + index));
  expect(all(db, "SELECT id FROM order_line")).toHaveLength(2 * orders.length);
  const wrongStock = all(
    db,
    `SELECT variant.id FROM variant LEFT JOIN order_line ON variant_id = variant.id
     GROUP BY variant.id HAVING inventory + count(order_line.id) <> 1`,
  );
  expect([...wrongStock, ...checkDatabase(db)]).toEqual([]);
}
