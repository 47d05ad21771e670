import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { deleteAll } from "../backup/backup.ts";
import type { Database } from "../database/database.ts";
import { openInMemory } from "../database/open-database.ts";
import { listReviews } from "../reviews/review-store.ts";
import { markSeeded, seedTexts } from "./seed-texts.ts";

const demo = { seedDirectory: join(import.meta.dirname, "../../../demo") };
let database: Database;
beforeEach(async () => {
  database = await openInMemory();
});
const reviews = () => listReviews(database, { limit: 10 });

test("a new database gets the demo's texts, once", async () => {
  expect(await seedTexts(database, demo)).toMatch(/^Seeded \d{3,} reviews and \d{2,} listing texts\.$/);
  expect(await reviews()).toHaveLength(10);
  await database.run("DELETE FROM review");
  expect(await seedTexts(database, demo)).toBeUndefined();
  expect(await reviews()).toEqual([]);
});

test("a database that was emptied on purpose stays empty", async () => {
  await markSeeded(database);
  expect(await seedTexts(database, demo)).toBeUndefined();
  expect(await reviews()).toEqual([]);
  await database.transaction(deleteAll);
  expect(await seedTexts(database, demo)).toBeDefined();
});

test("a folder without texts leaves the database empty", async () => {
  const none = { seedDirectory: join(demo.seedDirectory, "images") };
  expect(await seedTexts(database, none)).toBe("Seeded 0 reviews and 0 listing texts.");
});
