import { createHmac } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { capture } from "../../.tasks/process.ts";
import { Program } from "../../.tasks/program.ts";
import { checkDatabase } from "../../graphql/commerce-service/src/backup/check-database.ts";
import { updateCart } from "../../graphql/commerce-service/src/cart/cart-store.ts";
import type { Cart } from "../../graphql/commerce-service/src/cart/cart.ts";
import { dataFolder } from "../../graphql/commerce-service/src/checkout/payment/served-platform.fixture.ts";
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { all } from "../../graphql/commerce-service/src/database/statement.ts";
import {
  findGiftCard,
  issueGiftCard,
} from "../../graphql/commerce-service/src/gift-cards/gift-card-store.ts";
import { openDatabase as openExtensions } from "../../graphql/extensions/src/database/open-database.ts";
import { postgresqlPrograms, startPostgresql } from "../../graphql/extensions/tests/postgresql-server.ts";
import { extensionsCli, platformCli, serveCommerce } from "../programs.ts";
import { expectNothingLost, inTurns, openAll, pays, stockedCarts } from "./checkout-rounds.ts";

function newFolder(): string {
  const { path, remove } = dataFolder();
  onTestFinished(remove);
  return path;
}

async function command(cli: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { exitCode, all: output } = await capture(process.execPath, [cli, ...args], { env });
  expect([exitCode, output]).toEqual([0, expect.any(String)]);
}

test("every order that was acknowledged before a backup is there after the shop is lost and restored", async () => {
  const folder = newFolder();
  const path = join(folder, "platform.sqlite");
  const backup = join(folder, "backup");
  const env = { CIRCLET_DATA_DIR: folder };
  const db = openDatabase(path);
  const carts = stockedCarts(db, 40);
  for (const { id } of carts) {
    const code = issueGiftCard(db, { value: 1_000, now: new Date() });
    updateCart(db, id, { giftCardIds: [findGiftCard(db, code)?.id ?? 0] }, new Date());
  }
  db.close();

  const service = serveCommerce(folder);
  const url = await service.url();
  const forms = new Map<Cart, Record<string, string>>();
  await openAll(url, carts, forms);
  const acknowledged = new Set<Cart>();
  let before: ReadonlySet<Cart> = new Set();
  let making: Promise<void> | undefined;
  await inTurns(carts, async (cart) => {
    if (await pays(url, cart, forms)) acknowledged.add(cart);
    if (acknowledged.size !== 10 || making) return;
    before = new Set(acknowledged);
    making = command(platformCli, ["backup", backup], env);
  });
  await making;
  expect(acknowledged.size).toBe(carts.length);
  await service.kill();
  for (const file of ["", "-wal", "-shm"]) rmSync(path + file, { force: true });

  await command(platformCli, ["restore", backup], env);
  await command(platformCli, ["check"], env);
  const restored = openDatabase(path);
  onTestFinished(() => restored.close());
  expect(before.size).toBe(10);
  expectNothingLost(restored, before);
  const again = serveCommerce(folder);
  onTestFinished(() => again.kill());
  const newUrl = await again.url();
  await inTurns(carts, async (cart) => expect(await pays(newUrl, cart, forms)).toBe(true));
  expectNothingLost(restored, new Set(carts));
  expect(checkDatabase(restored)).toEqual([]);
  expect(all(restored, "SELECT id FROM gift_card WHERE balance <> 0")).toEqual([]);
}, 120_000);

const secret = "a-secret-of-the-tests";

async function sendOrder(url: string, id: number): Promise<void> {
  const body = JSON.stringify({ id, line_items: [{ product_id: 1 }, { product_id: 2 }] });
  const headers = {
    "x-shopify-topic": "orders/paid",
    "x-shopify-hmac-sha256": createHmac("sha256", secret).update(body).digest("base64"),
  };
  const { status } = await fetch(`${url}/webhooks/orders/paid`, { method: "POST", body, headers });
  expect(status).toBe(200);
}

/** The orders that a service received before a backup, among others, and those in another database after a restore. */
async function drill(settings: Readonly<Record<string, string>>, empty: Readonly<Record<string, string>>) {
  const backup = join(newFolder(), "backup");
  const service = new Program([extensionsCli, "serve"], {
    env: {
      EXTENSIONS_PORT: "0",
      STOREFRONT_WEBHOOK_SECRET: secret,
      STOREFRONT_API_URL: "http://127.0.0.1:1",
      ...settings,
    },
  });
  onTestFinished(() => service.kill());
  const url = await service.url();
  const received: number[] = [];
  const receive = async (first: number, last: number) => {
    for (let id = first; id <= last; id++) {
      await sendOrder(url, id);
      received.push(id);
    }
  };
  await receive(1, 40);
  const before = [...received];
  await Promise.all([receive(41, 140), command(extensionsCli, ["backup", backup], settings)]);
  await service.kill();
  await command(extensionsCli, ["restore", backup], empty);
  const database = await openExtensions({
    databaseUrl: empty["EXTENSIONS_DATABASE_URL"],
    dataDirectory: empty["CIRCLET_DATA_DIR"] ?? "",
  });
  onTestFinished(() => database.close());
  const restored = await database.query<{ id: string; products: number }>(
    `SELECT id, (SELECT CAST(count(*) AS integer) FROM paid_order_product WHERE order_id = paid_order.id) AS products
     FROM paid_order`,
  );
  return { before: before.map(String), restored };
}

/** Opens two databases: one that is lost, and one to restore into. */
const databases = {
  SQLite: {
    canRun: true,
    open: async () => [{ CIRCLET_DATA_DIR: newFolder() }, { CIRCLET_DATA_DIR: newFolder() }],
  },
  PostgreSQL: {
    canRun: postgresqlPrograms !== undefined,
    open: async () => {
      const server = await startPostgresql();
      onTestFinished(() => server.close());
      const database = async () => ({ EXTENSIONS_DATABASE_URL: await server.newDatabase() });
      return [await database(), await database()];
    },
  },
} as const;

for (const [name, { canRun, open }] of Object.entries(databases))
  test.skipIf(!canRun)(
    `every order that the extensions service received before a backup of ${name} is in another database after a restore`,
    async () => {
      const [lost = {}, empty = {}] = await open();
      const { before, restored } = await drill(lost, empty);
      const ids = new Set(restored.map(({ id }) => id));
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      expect(restored.filter(({ products }) => products !== 2)).toEqual([]);
    },
    120_000,
  );
