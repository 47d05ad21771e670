import { expect, test } from "vitest";
import { sellStock } from "../../catalog/stock/change-stock.ts";
import { readStoredProduct } from "../../catalog/writing/stored-product.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import { saveProducts, testProduct } from "../../testing/test-shop.fixture.ts";
import { seedCatalog } from "./seed-catalog.ts";
import { seedMissingFacts } from "./seed-facts.ts";

/** As versions before size charts, measurements and close-ups of defects seeded it. */
function olderShop(): Database {
  const db = openDatabase(":memory:");
  seedCatalog(db, { products: 60 });
  run(db, "DELETE FROM metaobject WHERE type = 'size_chart'");
  run(db, "DELETE FROM metafield WHERE key IN ('size_chart', 'measurements')");
  run(db, "UPDATE metafield SET value = 'Care label trimmed' WHERE key = 'defect_one'");
  run(db, "DELETE FROM image WHERE src LIKE '%--defect-%'");
  return db;
}

const everything = (db: Database) =>
  all<{ handle: string }>(db, "SELECT handle FROM product ORDER BY id").map(
    ({ handle }) => readStoredProduct(db, handle)?.product,
  );

test("an older demo shop gets them once and keeps everything else", () => {
  const current = openDatabase(":memory:");
  seedCatalog(current, { products: 60 });
  const older = olderShop();
  expect(everything(older)).not.toEqual(everything(current));
  seedMissingFacts(older);
  expect(everything(older)).toEqual(everything(current));

  run(older, "DELETE FROM metafield WHERE key = 'measurements'");
  seedMissingFacts(older);
  expect(get(older, "SELECT 1 FROM metafield WHERE key = 'measurements'")).toBeUndefined();
});

test("sold products stay sold", () => {
  const db = olderShop();
  const { handle } = get<{ handle: string }>(db, "SELECT handle FROM product WHERE available = 1")!;
  sellStock(db, { handleOrSku: handle }, "all");
  seedMissingFacts(db);
  expect(get(db, "SELECT available FROM product WHERE handle = ?", handle)).toEqual({ available: 0 });
});

test("a merchant's own shop gets none", () => {
  const db = openDatabase(":memory:");
  saveProducts(db, testProduct("own", { information: { mpn: "X-1" } }));
  seedMissingFacts(db);
  expect(get(db, "SELECT count(*) AS count FROM metaobject")).toEqual({ count: 0 });
});
