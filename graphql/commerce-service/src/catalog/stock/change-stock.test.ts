import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { saveProduct } from "../writing/product-writer.ts";
import { restock, sellStock } from "./change-stock.ts";

function shop() {
  const db = openDatabase(":memory:");
  saveProduct(db, {
    handle: "tee",
    title: "Tee",
    options: [{ name: "Size", values: ["S", "M"] }],
    variants: [
      { options: { Size: "S" }, price: 1000, inventory: 1, sku: "TEE-S" },
      { options: { Size: "M" }, price: 1000, inventory: 2, sku: "TEE-M" },
    ],
  });
  return db;
}

const available = "SELECT available, sold FROM product WHERE handle = 'tee'";

test("selling everything makes a product sold out", () => {
  const db = shop();
  expect(sellStock(db, { handleOrSku: "tee" }, "all")).toEqual([
    { title: "S", before: 1, after: 0 },
    { title: "M", before: 2, after: 0 },
  ]);
  expect(get(db, available)).toEqual({ available: 0, sold: 3 });
});

test("one unit of a variant can be sold and restocked, by title or SKU", () => {
  const db = shop();
  expect(sellStock(db, { handleOrSku: "tee", variant: "M" }, 1)).toEqual([
    { title: "M", before: 2, after: 1 },
  ]);
  expect(restock(db, { handleOrSku: "TEE-S" }, 4)).toEqual([{ title: "S", before: 1, after: 5 }]);
  expect(get(db, available)).toMatchObject({ available: 1 });
});

test("selling more than the stock sells nothing", () => {
  const db = shop();
  expect(() => sellStock(db, { handleOrSku: "tee" }, 2)).toThrow("Only 1 of S in stock.");
  expect(get(db, available)).toEqual({ available: 1, sold: 0 });
  expect(get(db, "SELECT sum(inventory) AS total FROM variant")).toEqual({ total: 3 });
});

test("an unknown product is named", () => {
  expect(() => sellStock(shop(), { handleOrSku: "hat" }, 1)).toThrow('There is no product or variant "hat".');
  expect(() => restock(shop(), { handleOrSku: "tee", variant: "XL" }, 1)).toThrow('"tee" with "XL"');
});
