import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { saveProduct } from "../catalog/writing/product-writer.ts";
import { readStoredProduct } from "../catalog/writing/stored-product.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { importDemoShop } from "../../tests/demo-shop.fixture.ts";
import { saveProducts, testProduct } from "../../tests/test-shop.fixture.ts";
import { fileWith, imported } from "./csv.fixture.ts";
import { exportToFile } from "./export-catalog.ts";

async function exported(db: Database, publicUrl?: string): Promise<string> {
  const path = fileWith("");
  await exportToFile(db, path, { publicUrl });
  return readFileSync(path, "utf8");
}

function everything(db: Database) {
  return all<{ handle: string }>(db, "SELECT handle FROM product ORDER BY id").map(({ handle }) => {
    const stored = readStoredProduct(db, handle);
    return { createdAt: stored?.createdAt, product: stored?.product };
  });
}

async function expectRoundTrip(db: Database): Promise<void> {
  const csv = await exported(db);
  const again = await imported(csv);
  expect(again.problems).toEqual([]);
  expect(everything(again.db)).toEqual(everything(db));
  expect(await exported(again.db)).toBe(csv);
  const { report } = await imported(csv, db);
  expect(report.products).toMatchObject({ created: 0, changed: 0, skipped: 0 });
}

test("the demo catalog survives an export and import, byte for byte", async () => {
  const db = openDatabase(":memory:");
  await importDemoShop(db);
  await expectRoundTrip(db);
});

test("unusual products survive an export and import", async () => {
  const db = openDatabase(":memory:");
  saveProduct(db, {
    handle: "odd-één",
    title: 'An "odd", one\r\nin two lines ',
    bodyHtml: "<style>p{color:red}</style>\r\n<p>ünïcode 👗 &amp; a lone \r return</p>\n",
    vendor: "=SUM(A1)",
    seoTitle: "Odd\rreturn",
    published: false,
    createdAt: "2024-02-29T01:02:03.004Z",
    tags: ["b", "a c"],
    options: [
      { name: "Color", values: ["Deep, Water", "Rouge"] },
      { name: "Size", values: ["7½"] },
    ],
    variants: [
      {
        options: { Color: "Deep, Water", Size: "7½" },
        price: 0,
        inventory: null,
        sku: "'4160",
        barcode: "00123",
      },
      {
        options: { Color: "Rouge", Size: "7½" },
        price: 123_456_789,
        compareAtPrice: 5,
        inventoryPolicy: "continue",
        inventory: -2,
        grams: 12,
        imageSrc: "https://images.example/b.jpg?v=1&w=2",
      },
    ],
    images: [
      { src: "a-name--red--front", altText: "A, “name”", width: 960, height: 1200 },
      { src: "https://images.example/b.jpg?v=1&w=2" },
      { src: "https://images.example/c.jpg", altText: null },
    ],
    metafields: [
      {
        namespace: "product_information",
        key: "romance_copy",
        value: "Two\nlines",
        type: "multi_line_text_field",
      },
      { namespace: "custom", key: "note", value: "kept" },
    ],
  });
  saveProduct(db, {
    handle: "single",
    title: "Single",
    options: [],
    variants: [{ options: {}, price: 1999 }],
  });
  await expectRoundTrip(db);
});

test("the columns are the hosted platform's, including metafields, with one variant and one image per row", async () => {
  const db = openDatabase(":memory:");
  saveProduct(db, {
    handle: "tee",
    title: "Tee",
    options: [{ name: "Size", values: ["S", "M"] }],
    variants: ["S", "M"].map((Size) => ({
      options: { Size },
      price: 2050,
      compareAtPrice: 4000,
      inventory: 3,
    })),
    images: ["1", "2", "3"].map((name) => ({ src: `https://images.example/${name}.jpg` })),
    metafields: [{ namespace: "product_information", key: "condition", value: "preowned" }],
  });
  const rows = parse<Record<string, string>>(await exported(db), { columns: true });
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({
    Handle: "tee",
    Title: "Tee",
    Published: "true",
    "Option1 Name": "Size",
    "Option1 Value": "S",
    "Variant Price": "20.50",
    "Variant Compare At Price": "40.00",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": "3",
    "Image Position": "1",
    Status: "active",
    "Condition (product.metafields.product_information.condition)": "preowned",
  });
  expect(rows[1]).toMatchObject({ Handle: "tee", Title: "", "Option1 Value": "M", "Image Position": "2" });
  expect(rows[2]).toMatchObject({ "Variant Price": "", "Image Src": "https://images.example/3.jpg" });
});

test("images are exported under public addresses with a public URL, and imported as names", async () => {
  const db = openDatabase(":memory:");
  const views = ["front", "back"].map((view) => ({ src: `plum--${view}` }));
  saveProducts(
    db,
    testProduct("plum", {
      variants: [{ options: {}, price: 100, imageSrc: "plum--back" }],
      images: views,
      information: { size_chart_url: "/images/size-chart" },
    }),
  );
  const publicUrl = "https://api.example";
  const csv = await exported(db, publicUrl);
  const rows = parse<Record<string, string>>(csv, { columns: true });
  const given = rows.flatMap((row) => [row["Image Src"] ?? "", row["Variant Image"] ?? ""]).filter(Boolean);
  expect(given).toEqual(["front", "back", "back"].map((view) => `${publicUrl}/images/plum--${view}`));
  expect(csv).toContain("https://api.example/images/size-chart");
  const again = await imported(csv, openDatabase(":memory:"), publicUrl);
  expect(everything(again.db)).toEqual(everything(db));
});

test("a failed export leaves no file behind", async () => {
  const db = openDatabase(":memory:");
  saveProducts(db, testProduct("plum"));
  const path = join(dirname(fileWith("")), "whole.csv");
  const breakOff = (): void => {
    throw new Error("the disk fails");
  };
  await expect(exportToFile(db, path, { onProduct: breakOff })).rejects.toThrow("the disk fails");
  expect(existsSync(path)).toBe(false);
  expect(existsSync(`${path}.part`)).toBe(false);
});
