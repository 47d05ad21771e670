import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { emptyDatabase } from "../../database/empty-database.ts";
import { activeDiscounts, applyPromises, issueDiscount, issuesTo } from "./discount-store.ts";

const noon = new Date("2025-06-02T12:00:00Z");

test("a new or reset shop has two discounts", () => {
  const db = openDatabase(":memory:");
  const both = [
    { code: null, title: "15% off 2 or more", percent: 15, minimumQuantity: 2, validHours: null },
    { code: "WELCOME", percent: 25, firstOrderOnly: true, validHours: 24 },
  ];
  expect(activeDiscounts(db)).toMatchObject(both);
  emptyDatabase(db);
  expect(activeDiscounts(db)).toMatchObject(both);
});

test("a discount that the shop does not promise is off until it does, and its code cannot be issued", () => {
  const db = openDatabase(":memory:");
  applyPromises(db, ["bundle"]);
  expect(activeDiscounts(db).map(({ title }) => title)).toEqual(["15% off 2 or more"]);
  expect(issueDiscount(db, "WELCOME", "ada@circlet.example", noon)).toBe(false);
  applyPromises(db, ["welcome"]);
  expect(activeDiscounts(db).map(({ code }) => code)).toEqual(["WELCOME"]);
});

test("signing up again does not restart a discount code's hours", () => {
  const db = openDatabase(":memory:");
  expect(issueDiscount(db, "welcome", "Ada@circlet.example ", noon)).toBe(true);
  expect(issueDiscount(db, "WELCOME", "ada@circlet.example", new Date(noon.getTime() + 1000))).toBe(true);
  expect([...issuesTo(db, "ADA@circlet.example").values()]).toEqual([noon]);
});

test("an unknown discount code cannot be issued", () => {
  const db = openDatabase(":memory:");
  expect(issueDiscount(db, "FREE", "ada@circlet.example", noon)).toBe(false);
});
