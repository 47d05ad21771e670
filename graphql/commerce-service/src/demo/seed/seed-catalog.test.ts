import { expect, test } from "vitest";
import { sellStock } from "../../catalog/stock/change-stock.ts";
import { openDatabase } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { emptyDatabase } from "../../database/empty-database.ts";
import { seedCatalog } from "./seed-catalog.ts";

const counts = `SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM collection) AS collections,
  (SELECT count(*) FROM metaobject) AS metaobjects`;

test("the first seed writes products, collections, brands, size groups and size charts", () => {
  const db = openDatabase(":memory:");
  expect(seedCatalog(db)).toMatchObject({ created: 360, kept: 0 });
  expect(get(db, counts)).toMatchObject({ products: 360, metaobjects: 10 });
  const brands = get<{ fields: string }>(db, "SELECT fields FROM metaobject WHERE type = 'brands'");
  const [list] = Object.values(JSON.parse(brands?.fields ?? "{}") as Record<string, string>);
  expect(JSON.parse(list ?? "[]")).toContainEqual(
    expect.objectContaining({
      displayName: "Mother Wren's",
      slug: "mother-wrens",
      url: "https://www.mother-wrens.example/",
    }),
  );
});

test("the second seed changes nothing: sold products stay sold", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db, { products: 40 });
  const { handle } = get<{ handle: string }>(db, "SELECT handle FROM product WHERE available = 1")!;
  sellStock(db, { handleOrSku: handle }, "all");
  const before = all(db, "SELECT * FROM product_change");
  expect(seedCatalog(db, { products: 40 })).toEqual({ created: 0, kept: 40, listsChanged: 0 });
  expect(all(db, "SELECT * FROM product_change")).toEqual(before);
  expect(get(db, "SELECT available FROM product WHERE handle = ?", handle)).toEqual({ available: 0 });
});

test("a larger seed adds missing products and reports progress", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db, { products: 10 });
  let done = 0;
  expect(seedCatalog(db, { products: 400, onProgress: (by) => (done += by) })).toMatchObject({
    created: 390,
    kept: 10,
  });
  expect(done).toBe(400);
});

test("every collection has products", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db);
  const collections = all<{ handle: string; filters: string }>(db, "SELECT handle, filters FROM collection");
  for (const { handle, filters } of collections) {
    const values = (JSON.parse(filters) as { productMetafield?: { key: string; value: string } }[]).flatMap(
      ({ productMetafield }) => productMetafield ?? [],
    );
    for (const { key, value } of values) {
      expect(
        get(db, "SELECT 1 AS found FROM metafield WHERE key = ? AND value = ?", key, value),
        handle,
      ).toBeDefined();
    }
  }
});

test("emptying the database deletes everything, and a running service notices", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db, { products: 5 });
  const last = get<{ last: number }>(db, "SELECT max(change) AS last FROM product_change")!.last;
  emptyDatabase(db);
  expect(get(db, counts)).toEqual({ products: 0, collections: 0, metaobjects: 0 });
  expect(get(db, "SELECT count(*) AS rows FROM product_change WHERE change > ?", last)).toEqual({ rows: 5 });
  expect(all(db, "SELECT * FROM migration").length).toBeGreaterThan(0);
  run(db, "INSERT INTO product_title (product_title) VALUES ('integrity-check')");
});
