import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetCustomer, turnAlertsOn } from "../src/alerts/email-alerts-store.ts";
import { indexSearches } from "../src/alerts/in-time/search-index.ts";
import { addPushDevice, isPushDevice } from "../src/alerts/push/push-device-store.ts";
import { pushKeys } from "../src/alerts/push/push-keys.ts";
import { addSavedSearch, savedSearches } from "../src/alerts/saved-search-store.ts";
import { watchedProducts } from "../src/alerts/watched-products.ts";
import { writeBackup, restoreBackup } from "../src/backup/backup.ts";
import type { Database } from "../src/database/database.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPostgresql } from "../src/database/postgresql.ts";
import { openSqliteFile } from "../src/database/sqlite.ts";
import { readListing, saveListing } from "../src/listing-texts/listing-store.ts";
import { categoriesOrderedWith, saveCategories, saveOrder } from "../src/orders/order-store.ts";
import { listReviews, saveReview } from "../src/reviews/review-store.ts";
import { postgresqlPrograms, startPostgresql } from "./postgresql-server.ts";

const folder = mkdtempSync(join(tmpdir(), "migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("on SQLite", () => {
  let database: Database;
  beforeAll(async () => {
    database = openSqliteFile(join(folder, "extensions.sqlite"));
  });
  afterAll(() => database.close());
  describeStoredData(() => database);

  test("processes share the file: one waits while the other writes, and reads meanwhile", async () => {
    const other = openSqliteFile(join(folder, "extensions.sqlite"));
    const { promise: pause, resolve: go } = Promise.withResolvers<void>();
    const writing = other.transaction(async (queries) => {
      await queries.query("INSERT INTO paid_order (id, paid_at) VALUES ($1, $2)", ["77", "2026-01-01"]);
      await pause;
    });
    const orders = () => database.query("SELECT id FROM paid_order WHERE id IN ('77', '78') ORDER BY id");
    expect(await orders()).toEqual([]);
    const waiting = database.query("INSERT INTO paid_order (id, paid_at) VALUES ($1, $2)", [
      "78",
      "2026-01-01",
    ]);
    setTimeout(go, 50);
    await Promise.all([writing, waiting]);
    expect(await orders()).toEqual([{ id: "77" }, { id: "78" }]);
    await other.close();
  });
});

describe.skipIf(!postgresqlPrograms)("on the system's PostgreSQL (skipped if it is not installed)", () => {
  let server: Awaited<ReturnType<typeof startPostgresql>> | undefined;
  let url: string;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgresql();
    url = await server.newDatabase();
    database = openPostgresql(url);
  });
  afterAll(async () => {
    await database.close();
    await server?.close();
  });
  describeStoredData(() => database);

  test("processes that start together migrate once", async () => {
    writeFileSync(join(folder, "001-slow.sql"), "SELECT pg_sleep(0.2); CREATE TABLE made_once (id integer);");
    const services = [openPostgresql(url), openPostgresql(url), openPostgresql(url)];
    await Promise.all(services.map((service) => migrate(service, folder)));
    await Promise.all(services.map((service) => service.close()));
  });

  test("a connection that ends in a transaction fails that transaction only", async () => {
    const ended = database.transaction(async (queries) => {
      const [row] = await queries.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      await database.query("SELECT pg_terminate_backend($1)", [row?.pid ?? 0]);
      await queries.query("SELECT 1");
    });
    await expect(ended).rejects.toThrow();
    expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});

function describeStoredData(opened: () => Database): void {
  const review = {
    brandSlug: "mother-wrens",
    mpn: "MW-100",
    shortTitle: "Wrap dress",
    author: "Ines M.",
    comment: "Fits “like it knew me”.\nTwice.",
    commentedAt: "2025-06-01T10:00:00.000Z",
  };
  const ada = "gid://shopify/Customer/1";
  const listing = {
    kind: "brand",
    slug: "mother-wrens",
    name: "Mother Wren's",
    metaTitle: "Mother Wren's",
    metaDescription: "Dresses.",
    romanceCopy: null,
    filters: { brand: ["mother-wrens"], maxPrice: 2500 },
  } as const;

  test("a failed migration leaves nothing behind", async () => {
    const database = opened();
    const broken = mkdtempSync(join(folder, "broken-"));
    writeFileSync(join(broken, "001-broken.sql"), "CREATE TABLE half (id integer); SELECT nonsense;");
    await expect(migrate(database, broken)).rejects.toThrow("nonsense");
    await expect(database.query("SELECT id FROM half")).rejects.toThrow("half");
  });

  test("a release ignores the migrations of a newer one", async () => {
    const database = opened();
    await migrate(database);
    await database.query("INSERT INTO migration (name) VALUES ('999-of-the-next-release.sql')");
    await migrate(database);
    await database.query("DELETE FROM migration WHERE name LIKE '999%'");
  });

  test("a restored backup equals the saved data, and new rows can be added", async () => {
    const database = opened();
    await migrate(database);
    await saveReview(database, review);
    await saveListing(database, listing);
    for (const id of ["1", "2"]) {
      const [dress, shoes] = [`${id}1`, `${id}2`];
      await saveOrder(database, { id, paidAt: new Date(), productNumbers: [dress, shoes] }, new Date());
      await saveCategories(
        database,
        id,
        new Map([
          [dress, "dresses"],
          [shoes, "shoes"],
        ]),
      );
    }
    const dresses = { path: "/category/dresses", name: "Dresses", frequency: "AT_ONCE" } as const;
    await addSavedSearch(database, ada, dresses, new Date());
    const conditions = { collection: null, words: ["wrap"], filters: [] };
    await indexSearches({ database, readListing: async () => conditions, log: () => undefined });
    const terms = () => database.query("SELECT term FROM search_term");
    expect(await terms()).toEqual([{ term: "word=wrap" }]);
    const coat = { id: "gid://shopify/Product/1", price: "90.00", quantity: 2 };
    await turnAlertsOn(database, ada, { email: "ada@circlet.example", wishlist: [coat] }, new Date());
    const phone = { endpoint: "https://push.example/phone", p256dh: "", auth: "" };
    await addPushDevice(database, ada, phone, new Date());
    const keys = pushKeys(database, { pushPublicKey: undefined, pushPrivateKey: undefined });
    const { publicKey } = await keys();
    const saved = await listReviews(database, { limit: 10 });
    const backup: string[] = [];
    await writeBackup(database, async (line) => void backup.push(line));

    await saveReview(database, { ...review, author: "Ben L." });
    await database.run("DELETE FROM paid_order");
    await forgetCustomer(database, ada, new Date());
    expect(await watchedProducts(database, ada)).toEqual([]);
    expect(await isPushDevice(database, ada, phone.endpoint)).toBe(false);
    await restoreBackup(database, linesOf(backup));

    expect(await listReviews(database, { limit: 10 })).toEqual(saved);
    expect(await readListing(database, "brand", "mother-wrens")).toMatchObject({ filters: listing.filters });
    expect(await categoriesOrderedWith(database, "dresses", 5)).toEqual(["shoes"]);
    expect(await savedSearches(database, ada)).toMatchObject([dresses]);
    expect(await watchedProducts(database, ada)).toMatchObject([coat]);
    expect(await isPushDevice(database, ada, phone.endpoint)).toBe(true);
    expect(await keys()).toMatchObject({ publicKey });
    expect(await terms()).toEqual([{ term: "word=wrap" }]);
    await addSavedSearch(database, ada, { ...dresses, path: "/search" }, new Date());
    await saveReview(database, { ...review, author: "New" });
    expect(await listReviews(database, { limit: 10 })).toHaveLength(2);
  });

  test("a damaged or newer backup changes nothing", async () => {
    const database = opened();
    await migrate(database);
    await saveReview(database, review);
    const before = await listReviews(database, { limit: 10 });
    const head = (migration: string) => JSON.stringify({ format: "circlet-extensions-1", migration });
    for (const [lines, message] of [
      [[], "The backup is empty."],
      [[head("999-newer.sql")], "newer release"],
      [[head("001-tables.sql"), '{"table":"review","row":'], "not from a backup"],
      [[head("001-tables.sql"), '{"table":"pg_authid","row":{}}'], "not from a backup"],
      [[head("001-tables.sql"), '{"table":"review","row":{"id) VALUES (1); --":1}}'], "not from a backup"],
      [[head("001-tables.sql"), '{"table":"review","row":{"color":"red"}}'], "color"],
    ] as const) {
      await expect(restoreBackup(database, linesOf(lines))).rejects.toThrow(message);
    }
    expect(await listReviews(database, { limit: 10 })).toEqual(before);
  });
}

async function* linesOf(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}
