import { expect, test } from "vitest";
import { readStoredProduct } from "../catalog/writing/stored-product.ts";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { csvOf, imported } from "./csv.fixture.ts";
import { summarize } from "./import-report.ts";

const handles = (db: Database): string[] =>
  all<{ handle: string }>(db, "SELECT handle FROM product ORDER BY id").map(({ handle }) => handle);

/** A green shirt in two sizes, with one more image than variants. */
const shirt = [
  {
    Handle: "fern-shirt",
    Title: "Fern Shirt",
    "Body (HTML)": '<p style="color:red">Soft, "washed"\r\nand light.</p>',
    Vendor: "Hazel & Fern",
    Type: "Shirts",
    Tags: "summer, linen",
    Published: "true",
    "Option1 Name": "Color",
    "Option1 Value": "Green",
    "Option2 Name": "Size",
    "Option2 Value": "M",
    "Variant SKU": "F-1",
    "Variant Grams": "210",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": "2",
    "Variant Inventory Policy": "deny",
    "Variant Price": "38.00",
    "Variant Compare At Price": "64.5",
    "Image Src": "https://images.example/front.jpg",
    "Image Alt Text": "Fern shirt, front",
    "Variant Image": "https://images.example/front.jpg",
    "SEO Title": "A shirt",
    Status: "active",
  },
  {
    Handle: "fern-shirt",
    "Option1 Value": "Green",
    "Option2 Value": "L",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": "0",
    "Variant Inventory Policy": "continue",
    "Variant Price": "40",
    "Image Src": "https://images.example/back.jpg",
  },
  { Handle: "fern-shirt", "Image Src": "https://images.example/detail.jpg" },
];

const plain = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  Title: handle,
  ...more,
  "Variant Price": more["Variant Price"] ?? "20.00",
});

test("an import writes products with their variants, images and fields", async () => {
  const { db, problems } = await imported(csvOf(shirt));
  expect(problems).toEqual([]);
  expect(readStoredProduct(db, "fern-shirt")?.product).toMatchObject({
    title: "Fern Shirt",
    bodyHtml: '<p style="color:red">Soft, "washed"\r\nand light.</p>',
    vendor: "Hazel & Fern",
    productType: "Shirts",
    tags: ["linen", "summer"],
    published: true,
    seoTitle: "A shirt",
    seoDescription: null,
    options: [
      { name: "Color", values: ["Green"] },
      { name: "Size", values: ["M", "L"] },
    ],
    variants: [
      {
        title: "Green / M",
        price: 3800,
        compareAtPrice: 6450,
        sku: "F-1",
        grams: 210,
        inventory: 2,
        inventoryPolicy: "deny",
        imageSrc: "https://images.example/front.jpg",
      },
      { title: "Green / L", price: 4000, compareAtPrice: null, inventory: 0, inventoryPolicy: "continue" },
    ],
    images: [
      { src: "https://images.example/front.jpg", altText: "Fern shirt, front" },
      { src: "https://images.example/back.jpg" },
      { src: "https://images.example/detail.jpg" },
    ],
  });
});

test("an import finds columns by name, not position, and ignores unknown ones", async () => {
  const { db, problems } = await imported(
    "Gift Wrap,variant price,TITLE,Moon Phase,Handle\nno,12.5,Mug,waning,mug\n",
  );
  expect(problems).toEqual([]);
  expect(readStoredProduct(db, "mug")?.product).toMatchObject({
    title: "Mug",
    variants: [{ price: 1250 }],
  });
});

test("an import supports the platform's newer file format", async () => {
  const { db } = await imported(
    "Title,URL handle,Price,Compare-at price,Inventory quantity,Continue selling when out of stock,Product image URL\n" +
      "Mug,mug,12,15,3,FALSE,https://images.example/mug.jpg\n",
  );
  expect(readStoredProduct(db, "mug")?.product).toMatchObject({
    variants: [{ price: 1200, compareAtPrice: 1500, inventory: 3, inventoryPolicy: "deny" }],
    images: [{ src: "https://images.example/mug.jpg" }],
  });
});

test("an import reads a byte-order mark, CRLF line endings and quoted line breaks", async () => {
  const { db, problems } = await imported(
    '\ufeff"Handle",Title,Body (HTML),Variant Price\r\nmug,Mug,"<p>one\r\ntwo</p>",5.00\r\n\r\ncup,Cup,,6.00\r\n',
  );
  expect(problems).toEqual([]);
  expect(handles(db)).toEqual(["mug", "cup"]);
  expect(readStoredProduct(db, "mug")?.product.bodyHtml).toBe("<p>one\r\ntwo</p>");
});

test("an import treats Title, Default Title as a product without options", async () => {
  const { db } = await imported(
    csvOf([plain("mug", { "Option1 Name": "Title", "Option1 Value": "Default Title" })]),
  );
  expect(readStoredProduct(db, "mug")?.product).toMatchObject({
    options: [],
    variants: [{ title: "Default Title" }],
  });
});

test.each([
  ["that differ in case", ["Small", ""], ["small", ""]],
  ["that contain the separator of titles", ["Black / White", "S"], ["Black", "White / S"]],
])("variants with values %s stay apart, and keep their ids", async (_, ...variants) => {
  const rows = (prices: readonly string[]) =>
    variants.map(([one = "", two = ""], index) => ({
      ...plain("top", { "Variant Price": prices[index] ?? "" }),
      "Option1 Name": "Color",
      "Option1 Value": one,
      "Option2 Name": two && "Size",
      "Option2 Value": two,
    }));
  const { db, problems } = await imported(csvOf(rows(["21", "22"])));
  const stored = () => all(db, "SELECT id, price FROM variant ORDER BY id");
  const before = stored();
  expect([before.length, ...problems]).toEqual([2]);
  await imported(csvOf(rows(["21", "23"]).reverse()), db);
  expect(stored()).toEqual([before[0], { ...(before[1] as object), price: 2300 }]);
});

test("an import sorts images by Image Position", async () => {
  const { db } = await imported(
    csvOf([
      plain("mug", { "Image Src": "https://images.example/2.jpg", "Image Position": "2" }),
      { Handle: "mug", "Image Src": "https://images.example/1.jpg", "Image Position": "1" },
    ]),
  );
  expect(readStoredProduct(db, "mug")?.product.images.map(({ src }) => src)).toEqual([
    "https://images.example/1.jpg",
    "https://images.example/2.jpg",
  ]);
});

test.each([
  [{ Published: "false" }, false],
  [{ Published: "true", Status: "draft" }, false],
  [{ Published: "TRUE", Status: "Active" }, true],
  [{ Status: "archived" }, false],
  [{}, true],
])("an import with %o sets published to %s", async (fields, published) => {
  const { db } = await imported(csvOf([plain("mug", fields)]));
  expect(readStoredProduct(db, "mug")?.product.published).toBe(published);
});

test("an import gathers a handle's rows from anywhere in the file", async () => {
  const size = (handle: string, value: string) => ({
    Handle: handle,
    "Option1 Name": "Size",
    "Option1 Value": value,
    "Variant Price": "20.00",
  });
  const { db, report } = await imported(
    csvOf([
      { ...size("tee", "S"), Title: "Tee" },
      { ...size("cap", "M"), Title: "Cap" },
      size("tee", "M"),
      { ...size("hat", "L"), Title: "Hat" },
      size("cap", "L"),
      size("tee", "L"),
    ]),
  );
  expect(report.products).toMatchObject({ created: 3 });
  expect(readStoredProduct(db, "tee")?.product.variants.map(({ title }) => title)).toEqual(["S", "M", "L"]);
  expect(readStoredProduct(db, "cap")?.product.variants.map(({ title }) => title)).toEqual(["M", "L"]);
});

test("an import changes nothing the second time and says so", async () => {
  const csv = csvOf([...shirt, plain("mug", { "Variant Inventory Qty": "-1" })]);
  const { db } = await imported(csv);
  const before = all(db, "SELECT * FROM product_change");
  const { report } = await imported(csv, db);
  expect(report.products).toEqual({ created: 0, changed: 0, unchanged: 2, skipped: 0 });
  expect(all(db, "SELECT * FROM product_change")).toEqual(before);
});

test("an import applies a change and keeps values without a column", async () => {
  const { db } = await imported(csvOf(shirt));
  const prices = shirt.slice(0, 2).map((row) => ({
    Handle: row.Handle,
    "Option1 Name": row["Option1 Name"] ?? "",
    "Option1 Value": row["Option1 Value"] ?? "",
    "Option2 Name": row["Option2 Name"] ?? "",
    "Option2 Value": row["Option2 Value"] ?? "",
    "Variant Price": "30.00",
  }));
  const before = readStoredProduct(db, "fern-shirt");
  const { report, problems } = await imported(csvOf(prices), db);
  expect(problems).toEqual([]);
  expect(report.products.changed).toBe(1);
  const after = readStoredProduct(db, "fern-shirt");
  expect(after?.product.variants.map(({ price }) => price)).toEqual([3000, 3000]);
  expect(after).toEqual({
    ...before,
    product: {
      ...before?.product,
      variants: before?.product.variants.map((variant) => ({ ...variant, price: 3000 })),
    },
  });
});

const stockOf = async (fields: Record<string, string>) => {
  const { db, report } = await imported(csvOf([plain("mug", fields)]));
  return {
    inventory: readStoredProduct(db, "mug")?.product.variants[0]?.inventory,
    notes: report.notes.sentences(),
  };
};

test("stock below zero is imported as 0, with a note", async () => {
  expect(await stockOf({ "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "-3" })).toEqual({
    inventory: 0,
    notes: ["1 × quantities below zero were imported as 0 (line 2)"],
  });
});

test("stock that is not tracked never runs out", async () => {
  expect(await stockOf({ "Variant Inventory Tracker": "", "Variant Inventory Qty": "-1" })).toEqual({
    inventory: null,
    notes: ["1 × negative quantities of untracked stock were ignored (line 2)"],
  });
});

/** Columns of stock in each generation of the file, and what they mean on the platform. */
test.each([
  [{}, null],
  [{ "Variant Inventory Qty": "" }, null],
  [{ "Variant Inventory Qty": "3" }, 3],
  [{ "Variant Inventory Tracker": "", "Variant Inventory Qty": "3" }, null],
  [{ "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "" }, 0],
  [{ "Variant Inventory Tracker": "shopify" }, 0],
  [{ "Inventory tracker": "shopify", "Inventory quantity": "5" }, 5],
  [{ "Inventory tracker": "", "Inventory quantity": "" }, null],
])("a new variant with %o has the stock %s", async (fields, inventory) => {
  expect((await stockOf(fields)).inventory).toBe(inventory);
});

const headers = ["Variant Inventory Policy", "Continue selling when out of stock"];
const policies = {
  deny: ["deny", "DENY", "FALSE", "no", "0", ""],
  continue: ["continue", "CONTINUE", "TRUE", "yes", "1"],
};
const policyCases = headers.flatMap((header) =>
  Object.entries(policies).flatMap(([policy, words]) => words.map((word) => ({ header, word, policy }))),
);

test.each(policyCases)("“$word” under “$header” means $policy", async ({ header, word, policy }) => {
  const { db, problems } = await imported(csvOf([plain("mug", { [header]: word })]));
  expect(problems).toEqual([]);
  expect(readStoredProduct(db, "mug")?.product.variants[0]?.inventoryPolicy).toBe(policy);
});

test.each([
  [{ Handle: "Plum-Coat", Title: "Coat" }, "plum-coat"],
  [{ Handle: " Plum  Coat ", Title: "Coat" }, "plum-coat"],
  [{ Handle: "a/b?c", Title: "Coat" }, "a-b-c"],
  [{ Handle: "été", Title: "Coat" }, "été"],
  [{ Handle: "", Title: "Girl’s Crêpe Top – 50%" }, "girls-crepe-top-50"],
  [{ Title: "真丝 连衣裙" }, "真丝-连衣裙"],
])("a row with %o has the handle %s", async (fields, handle) => {
  const { db, problems } = await imported(csvOf([{ ...fields, "Variant Price": "20" }]));
  expect(problems).toEqual([]);
  expect(handles(db)).toEqual([handle]);
});

test("newer columns for barcodes and the manufacturer’s number are read, and a SKU is no such number", async () => {
  const { db, report } = await imported(
    csvOf([
      plain("mug", {
        SKU: "S-1",
        "Variant Barcodes": "4006381333931, 5012345678900",
        "Google Shopping / Manufacturer part number (MPN)": "M-1",
      }),
      plain("cup", { SKU: "S-2" }),
    ]),
  );
  const product = (handle: string) => readStoredProduct(db, handle)?.product;
  expect(product("mug")?.variants[0]).toMatchObject({ sku: "S-1", barcode: "4006381333931" });
  const numberOf = (handle: string) => product(handle)?.metafields.find(({ key }) => key === "mpn")?.value;
  expect([numberOf("mug"), numberOf("cup")]).toEqual(["M-1", undefined]);
  expect(report.notes.sentences()).toEqual(["1 × only the first of several barcodes was imported (line 2)"]);
});

test("an unreadable image of a variant costs the image only, and every address becomes complete", async () => {
  const image = (handle: string, src: string) => plain(handle, { "Image Src": src, "Variant Image": src });
  const { db, problems } = await imported(
    csvOf([image("a", "//images.example/a b.jpg"), image("b", "images/b.jpg")]),
  );
  expect(readStoredProduct(db, "a")?.product.images).toMatchObject([
    { src: "https://images.example/a%20b.jpg" },
  ]);
  expect(readStoredProduct(db, "b")?.product).toMatchObject({ images: [], variants: [{ price: 2000 }] });
  expect(problems).toHaveLength(2);
});

test("the report names ignored columns and where images come from", async () => {
  const { report } = await imported(
    csvOf([
      plain("mug", { "Cost per item": "3", "Image Src": "https://images.example/1.jpg" }),
      plain("cup", { "Image Src": "https://cdn.shopify.com/s/files/1/0005/4838/0009/files/cup.jpg" }),
    ]),
  );
  const shown = "They show if STOREFRONT_IMAGE_ORIGINS names that address.";
  expect(summarize("shop.csv", report).slice(-3)).toEqual([
    "Ignored columns: Cost per item.",
    `Images of https://images.example: 1. ${shown}`,
    `Images of https://cdn.shopify.com/s/files/1/0005/4838/0009: 1. ${shown}`,
  ]);
});
