import { expect, test } from "vitest";
import { type Database, openDatabase } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";
import { testProduct, saveProducts } from "../../testing/test-shop.fixture.ts";
import { emptyDatabase } from "../../database/empty-database.ts";
import { seedCatalog } from "./seed-catalog.ts";
import { seedMissingTexts } from "./seed-texts.ts";

const counts = (db: Database) => ({
  ...get(db, "SELECT (SELECT count(*) FROM review) AS reviews, (SELECT count(*) FROM seo_metadata) AS texts"),
});
const nothing = { reviews: 0, texts: 0 };
const orphans =
  "SELECT count(*) AS count FROM review WHERE mpn NOT IN (SELECT value FROM metafield WHERE key = 'mpn')";

test("seeding writes reviews of existing products and a text for every listing", () => {
  const whole = openDatabase(":memory:");
  seedCatalog(whole);
  const { reviews, texts } = counts(whole) as typeof nothing;
  expect(reviews).toBeGreaterThan(250);
  expect(texts).toBeGreaterThan(150);
  expect({ ...get(whole, orphans) }).toEqual({ count: 0 });

  const small = openDatabase(":memory:");
  seedCatalog(small, { products: 20 });
  expect((counts(small) as typeof nothing).reviews).toBeLessThan(100);
});

test("an older demo shop gets the texts and reviews once and keeps its data", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db);
  const whole = counts(db);
  run(db, "DELETE FROM review");
  run(db, "DELETE FROM saved_search");
  expect(counts(db)).toEqual(nothing);
  seedMissingTexts(db);
  expect(counts(db)).toEqual(whole);
  run(db, "DELETE FROM review WHERE id > 1");
  seedMissingTexts(db);
  expect(counts(db)).toMatchObject({ reviews: 1 });
});

test("a small older demo shop gets reviews of its products", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db, { products: 20 });
  run(db, "DELETE FROM review");
  run(db, "DELETE FROM saved_search");
  seedMissingTexts(db);
  expect((counts(db) as typeof nothing).reviews).toBeGreaterThan(0);
  expect({ ...get(db, orphans) }).toEqual({ count: 0 });
});

test("a merchant's own shop gets none", () => {
  const db = openDatabase(":memory:");
  saveProducts(db, testProduct("own", { information: { mpn: "X-1" } }));
  seedMissingTexts(db);
  expect(counts(db)).toEqual(nothing);
});

test("emptying the database deletes the texts and reviews", () => {
  const db = openDatabase(":memory:");
  seedCatalog(db, { products: 20 });
  emptyDatabase(db);
  expect(counts(db)).toEqual(nothing);
});
