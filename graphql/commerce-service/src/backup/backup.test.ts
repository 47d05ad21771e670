import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { expect, test } from "vitest";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { testOrder } from "../orders/order.fixture.ts";
import { backUp } from "./back-up.ts";
import { checkDatabase } from "./check-database.ts";
import { restoreDatabase } from "./restore.ts";

function newShop() {
  const folder = temporaryFolder();
  const path = join(folder, "platform.sqlite");
  const inShop = <Result>(work: (db: Database) => Result): Result => {
    const db = openDatabase(path);
    try {
      return work(db);
    } finally {
      db.close();
    }
  };
  inShop((db) => {
    saveTestVariant(db, "Wrap dress");
    testOrder(db, "ada@circlet.example", ["wrap-dress"]);
  });
  return { path, file: join(folder, "backup"), folder, inShop };
}

const orders = (db: Database) =>
  get<{ orders: number }>(db, "SELECT count(*) AS orders FROM customer_order")?.orders;

test("a restored backup has what was stored when it was made, and nobody is signed in", async () => {
  const { path, file, inShop } = newShop();
  inShop((db) =>
    run(db, "INSERT INTO identity_record (kind, id_digest, payload) VALUES ('Session', 'a', '{}')"),
  );
  await backUp(path, file);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  inShop((db) => testOrder(db, "ben@circlet.example", ["wrap-dress"]));
  await restoreDatabase(file, path);
  expect(inShop(orders)).toBe(1);
  expect(inShop((db) => get(db, "SELECT 1 FROM identity_record"))).toBeUndefined();
});

test("orders that come in while a backup is made are in it whole or not at all", async () => {
  const { path, file, inShop } = newShop();
  const db = openDatabase(path);
  const done = new AbortController();
  const backup = backUp(path, file).finally(() => done.abort());
  while (!done.signal.aborted) {
    testOrder(db, "ben@circlet.example", ["wrap-dress"]);
    await setImmediate();
  }
  await backup;
  db.close();
  const later = inShop(orders);
  await restoreDatabase(file, path);
  expect(inShop(orders)).toBeLessThanOrEqual(later ?? 0);
  expect(inShop(checkDatabase)).toEqual([]);
});

test("a database that is gone or damaged is restored", async () => {
  const { path, file, inShop } = newShop();
  await backUp(path, file);
  writeFileSync(path, "not a database. ".repeat(1000));
  writeFileSync(`${path}-wal`, "the log of another database");
  await restoreDatabase(file, path);
  expect(inShop(orders)).toBe(1);
});

test("a restore is refused while a service uses the database", async () => {
  const { path, file, inShop } = newShop();
  await backUp(path, file);
  const service = openDatabase(path);
  await expect(restoreDatabase(file, path)).rejects.toThrow("Stop it");
  testOrder(service, "ben@circlet.example", ["wrap-dress"]);
  service.close();
  expect(inShop(orders)).toBe(2);
});

const brokenBackups: Readonly<Record<string, { breaks: (file: string) => void; message: RegExp }>> = {
  "is cut off": {
    breaks: (file) => writeFileSync(file, readFileSync(file).subarray(0, 50_000)),
    message: /damaged/,
  },
  "has a damaged page": {
    breaks: (file) => {
      const content = readFileSync(file);
      writeFileSync(file, content.fill(1, 8192, content.length / 2));
    },
    message: /damaged/,
  },
  "is empty": { breaks: (file) => writeFileSync(file, ""), message: /not a backup/ },
  "is a text": { breaks: (file) => writeFileSync(file, "orders\n".repeat(1000)), message: /not a backup/ },
  "has an order whose lines do not add up": {
    breaks: (file) => change(file, "UPDATE customer_order SET subtotal = subtotal + 1, total = total + 1"),
    message: /do not add up: #1001/,
  },
  "is from a newer release": {
    breaks: (file) => change(file, "INSERT INTO migration VALUES ('999-newer.sql', '')"),
    message: /newer release with the migration 999-newer\.sql/,
  },
  "is missing": { breaks: (file) => change(`${file}-other`, ""), message: /There is no file/ },
};

function change(file: string, sql: string): void {
  const db = openDatabase(file);
  db.exec(`${sql}; PRAGMA journal_mode = DELETE`);
  db.close();
}

test.each(Object.keys(brokenBackups))("a backup that %s changes nothing", async (kind) => {
  const { path, file, folder, inShop } = newShop();
  const { breaks, message } = brokenBackups[kind] ?? expect.fail();
  if (kind !== "is missing") await backUp(path, file);
  inShop((db) => testOrder(db, "ben@circlet.example", ["wrap-dress"]));
  breaks(file);
  await expect(restoreDatabase(file, path)).rejects.toThrow(message);
  expect(inShop(orders)).toBe(2);
  expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
});

test("a backup of a damaged database keeps the earlier backup", async () => {
  const { path, file, inShop } = newShop();
  await backUp(path, file);
  const earlier = readFileSync(file);
  inShop((db) => db.exec("UPDATE customer_order SET discount = 100, total = total - 100"));
  await expect(backUp(path, file)).rejects.toThrow("do not add up");
  expect(readFileSync(file)).toEqual(earlier);
  expect(existsSync(`${file}.partial`)).toBe(false);
});

/** A change that breaks a rule of every shop, and the sentence that names it. */
const brokenRules: readonly (readonly [sql: string, problem: string])[] = [
  [
    "PRAGMA ignore_check_constraints = ON; UPDATE variant SET inventory = -1",
    "More was sold than was in stock of variant 1",
  ],
  ["UPDATE cart SET completed_at = '2026-01-01'", "A paid cart has no order or several: 1"],
  [
    "INSERT INTO gift_card (code, value, balance, created_at) VALUES ('A', 500, 400, '')",
    "The balance of a gift card differs from what it paid: 1",
  ],
  [
    `INSERT INTO payment (order_id, attempt_key, status, amount, created_at) VALUES (1, 'a', 'SUCCEEDED', 4999, '')`,
    "The payments of an order differ from its total: #1001",
  ],
  [
    `INSERT INTO payment (order_id, attempt_key, status, amount, created_at) VALUES (1, 'a', 'SUCCEEDED', 5000, '');
     UPDATE order_line SET is_gift_card = 1`,
    "An order did not get the gift cards that it bought: #1001",
  ],
  [
    `INSERT INTO payment (order_id, attempt_key, status, amount, created_at) VALUES (1, 'a', 'SUCCEEDED', 5000, '');
     UPDATE order_line SET is_gift_card = 1;
     INSERT INTO gift_card (code, value, balance, order_id, created_at) VALUES ('A', 400, 400, 1, '')`,
    "An order did not get the gift cards that it bought: #1001",
  ],
  [
    "UPDATE cart SET completed_at = '2026-01-01'; UPDATE customer_order SET cart_id = 1",
    "An order of a cart is incomplete: #1001",
  ],
  ["PRAGMA foreign_keys = OFF; DELETE FROM customer_order", "A row refers to one that is gone: order_line 1"],
];

test.each(brokenRules)("after %s, the check says “%s”", (sql, problem) => {
  const { inShop } = newShop();
  inShop((db) => {
    testCart(db, [saveTestVariant(db, "Tea dress")]);
    expect(checkDatabase(db)).toEqual([]);
    db.exec(sql);
    expect(checkDatabase(db)[0]).toBe(problem);
  });
});
