import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { all, get } from "../../database/statement.ts";
import type { ProductInput } from "./product-input.ts";
import { saveProduct } from "./product-writer.ts";
import { readStoredProduct } from "./stored-product.ts";

const dress: ProductInput = {
  handle: "plum-dress",
  title: "Plum Dress",
  vendor: "Elowen",
  productType: "dresses",
  createdAt: "2025-01-02T03:04:05.000Z",
  tags: ["L1", "dresses"],
  options: [
    { name: "Color", values: ["Plum"] },
    { name: "Size", values: ["S", "M"] },
  ],
  variants: [
    { options: { Color: "Plum", Size: "S" }, price: 3000, compareAtPrice: 12_000, imageSrc: "a" },
    { options: { Color: "Plum", Size: "M" }, price: 4000, compareAtPrice: 12_000, inventory: 0 },
  ],
  images: [{ src: "a", altText: "A dress" }, { src: "b" }],
  metafields: [{ namespace: "product_information", key: "color", value: "purple" }],
};

const derived = "SELECT min_price, max_price, percent_off, available FROM product";

test("saving writes a whole product and derives prices and availability", () => {
  const db = openDatabase(":memory:");
  expect(saveProduct(db, dress)).toBe("created");
  expect({ ...get(db, derived) }).toEqual({
    min_price: 3000,
    max_price: 4000,
    percent_off: 75,
    available: 1,
  });
  expect(
    readStoredProduct(db, "plum-dress")?.product.variants.map(({ title, imageSrc }) => [title, imageSrc]),
  ).toEqual([
    ["Plum / S", "a"],
    ["Plum / M", null],
  ]);
});

test("saving an unchanged product writes nothing", () => {
  const db = openDatabase(":memory:");
  saveProduct(db, dress);
  const before = all(db, "SELECT * FROM product_change");
  expect(saveProduct(db, dress)).toBe("unchanged");
  expect(saveProduct(db, { ...dress, createdAt: undefined })).toBe("unchanged");
  expect(all(db, "SELECT * FROM product_change")).toEqual(before);
});

test("a product, its variants and its images keep their ids through a change", () => {
  const db = openDatabase(":memory:");
  saveProduct(db, dress);
  const variants = all<{ id: number; title: string }>(db, "SELECT id, title FROM variant ORDER BY position");
  const before = all<{ id: number; src: string }>(db, "SELECT id, src FROM image ORDER BY position");
  const changed = saveProduct(db, {
    ...dress,
    variants: [...dress.variants].reverse(),
    images: [{ src: "b" }, { src: "a" }],
  });
  expect(changed).toBe("changed");
  expect(all(db, "SELECT id, title FROM variant ORDER BY position")).toEqual([...variants].reverse());
  expect(all(db, "SELECT id, src FROM image ORDER BY position")).toEqual([...before].reverse());
});

test("saving deletes what is no longer in the product", () => {
  const db = openDatabase(":memory:");
  saveProduct(db, dress);
  saveProduct(db, { ...dress, variants: dress.variants.slice(1), images: [], tags: [], metafields: [] });
  expect({ ...get(db, derived) }).toEqual({
    min_price: 4000,
    max_price: 4000,
    percent_off: 67,
    available: 0,
  });
  expect(readStoredProduct(db, "plum-dress")?.product).toMatchObject({
    images: [],
    tags: [],
    metafields: [],
  });
});

test("invalid input is rejected and none of it is written", () => {
  const db = openDatabase(":memory:");
  const [first] = dress.variants;
  expect(() => saveProduct(db, { ...dress, variants: [] })).toThrow("at least one variant");
  expect(() => saveProduct(db, { ...dress, variants: [first!, first!] })).toThrow("same options");
  expect(() => saveProduct(db, { ...dress, variants: [{ ...first!, options: { Color: "Plum" } }] })).toThrow(
    "no Size",
  );
  expect(() => saveProduct(db, { ...dress, variants: [{ ...first!, price: 1.5 }] })).toThrow("whole number");
  expect(all(db, "SELECT * FROM product")).toEqual([]);
});
