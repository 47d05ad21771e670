import { beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { get, run } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import {
  addLines,
  type CartContext,
  createCart,
  openCart,
  updateAttributes,
  updateLines,
  updateNote,
} from "./cart-operations.ts";
import { readCartSize } from "./cart-size.ts";
import { saveTestVariant, testCart } from "./cart.fixture.ts";
import type { Attribute } from "./cart.ts";

let db: Database;
let shop: CartContext;
let id: string;
let variant: string;

beforeEach(() => {
  db = openDatabase(":memory:");
  shop = { database: db, now: new Date("2025-06-02T12:00:00Z"), soldOut: "refused" };
  variant = saveTestVariant(db, "Gift", { inventory: null });
  id = globalId("Cart", testCart(db, []).token);
});

const attributes = (kilobytes: number, key = "a"): Attribute[] =>
  Array.from({ length: kilobytes / 4 }, (_, at) => ({ key: `${key}${at}`, value: "x".repeat(4096) }));
const line = (kilobytes: number, key?: string) => ({
  merchandiseId: variant,
  attributes: attributes(kilobytes, key),
});
const size = () => {
  const row = get<{ id: number }>(db, "SELECT max(id) AS id FROM cart");
  return readCartSize(db, row?.id ?? 0) / 1024;
};

test.each([
  ["lines", () => addLines(shop, id, [line(60, "b")])],
  ["attributes", () => updateAttributes(shop, id, attributes(60))],
])("a change of %s that makes a cart larger than 256 kB is rolled back with its own error", (_, change) => {
  addLines(shop, id, [line(100, "1"), line(100, "2")]);
  const before = size();
  expect(change().errors).toMatchObject([
    {
      code: "CART_TOO_LARGE",
      message: "A cart can't have more than 256 kB of attributes, notes and metafields.",
    },
  ]);
  expect(size()).toBe(before);
  expect(openCart(shop, id)?.lines).toHaveLength(2);
});

test("a new cart larger than 256 kB is not created", () => {
  const { cart, errors } = createCart(shop, { lines: [line(200)], attributes: attributes(100) });
  expect([cart, errors[0]?.code]).toEqual([null, "CART_TOO_LARGE"]);
  expect(get(db, "SELECT count(*) AS carts FROM cart")).toEqual({ carts: 1 });
});

test("lines whose attributes are larger than a cart are refused before they are compared", () => {
  const lines = Array.from({ length: 250 }, () => line(100));
  expect(addLines(shop, id, lines).errors[0]?.code).toBe("CART_TOO_LARGE");
});

test("a cart from before the limit can shrink and be emptied", () => {
  addLines(shop, id, [line(200)]);
  run(db, "UPDATE cart SET note = ?", "x".repeat(300_000));
  expect(updateNote(shop, id, "short").errors).toEqual([]);
  const token = openCart(shop, id)?.lines[0]?.token ?? "";
  run(db, "UPDATE cart SET note = ?", "x".repeat(300_000));
  expect(updateLines(shop, id, [{ id: globalId("CartLine", token), quantity: 0 }]).errors).toEqual([]);
});
