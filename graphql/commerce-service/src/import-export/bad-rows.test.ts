import { expect, test } from "vitest";
import { readStoredProduct } from "../catalog/writing/stored-product.ts";
import { openDatabase } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import { csvOf, fileWith, imported } from "./csv.fixture.ts";
import { surveyFile } from "./csv/rows-by-product.ts";

const columns = "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Policy,Image Src\n";
const mug = "mug,Mug,,,5.00,,\n";
const cup = "cup,Cup,,,6.00,,\n";

test.each([
  [
    "an invalid price",
    "tee,Tee,Size,S,cheap,,\n",
    "line 3: Variant Price “cheap” is not an amount like 49.50; this variant is skipped",
  ],
  [
    "a negative price",
    "tee,Tee,Size,S,-4,,\n",
    "line 3: Variant Price “-4” is not an amount like 49.50; this variant is skipped",
  ],
  ["no price", "tee,Tee,Size,S,,,\n", "line 3: Variant Price is empty; this variant is skipped"],
  [
    "an unknown policy",
    "tee,Tee,Size,S,4,maybe,\n",
    "line 3: Variant Inventory Policy “maybe” is not one of 0, 1, deny, false, no, continue, true, yes; this variant is skipped",
  ],
  ["neither handle nor title", ",,Size,S,4,,\n", "line 3: Handle and Title are empty; skipped"],
  ["no title", "tee,,Size,S,4,,\n", "line 3: no row of “tee” has a Title"],
  [
    "a handle without letters or digits, and no title",
    "..,,Size,S,4,,\n",
    "line 3: Handle and Title are empty; skipped",
  ],
  [
    "two images in one field",
    'tee,Tee,Size,S,4,,"https://a.example/1.jpg, https://a.example/2.jpg"\n',
    "line 3: Image Src “https://a.example/1.jpg, https://a.example/2.jpg” has two addresses; each image needs its own row; this image is skipped",
  ],
  ["too few fields", "tee,Tee\n", "line 3: it has 2 fields but the header has 7; skipped"],
  ["too many fields", "tee,Tee,Size,S,4,,,,\n", "line 3: it has 9 fields but the header has 7; skipped"],
  [
    "a quote that is not doubled",
    'tee,"Tee" 5,Size,S,4,,\n',
    'line 3: a quote within a quoted field is not doubled (""); skipped',
  ],
  [
    "a script as an image",
    "tee,Tee,Size,S,4,,javascript:alert(1)\n",
    "line 3: Image Src “javascript:alert(1)” is not an http address; this image is skipped",
  ],
])("a row with %s is reported by line and reason, and the rest is imported", async (_, row, problem) => {
  const { problems, db } = await imported(columns + mug + row + cup);
  expect(problems[0]).toBe(problem);
  expect(all<{ handle: string }>(db, "SELECT handle FROM product").map(({ handle }) => handle)).toEqual(
    expect.arrayContaining(["mug", "cup"]),
  );
});

test("an unclosed quote is reported with the rest of its record", async () => {
  const { problems, db } = await imported(`${columns}${mug}tee,"<p>Tee,Size,S,4,,\n<ul>\n<li>x</li>\n${cup}`);
  expect(problems).toEqual(["lines 3 to 5: a quoted field is never closed; skipped"]);
  expect(readStoredProduct(db, "cup")).toBeDefined();
});

test("lines inside quoted fields are counted", async () => {
  const { problems } = await imported(
    `${columns}mug,"Mug\n\n\nof clay",,,5.00,,\n${cup}tee,Tee,Size,S,cheap,,\n`,
  );
  expect(problems[0]).toMatch(/^line 7: /);
});

test("a record of several lines is reported by its first", async () => {
  const { problems } = await imported(`${columns}${mug}tee,"Tee\n\nof cotton",Size,S,cheap,,\n`);
  expect(problems[0]).toMatch(/^line 3: /);
});

test("a bad row may be one variant of a product, whose others are imported", async () => {
  const { problems, db } = await imported(
    `${columns}tee,Tee,Size,S,cheap,,https://images.example/tee.jpg\ntee,,,M,20.00,,\ntee,,,,20.00,,\ntee,,,M,22.00,,\n`,
  );
  expect(problems).toEqual([
    "line 2: Variant Price “cheap” is not an amount like 49.50; this variant is skipped",
    "line 4: Option1 Value is empty (the product's Size); this variant is skipped",
    "line 5: an earlier row has the same variant “M”; this variant is skipped",
  ]);
  expect(readStoredProduct(db, "tee")?.product).toMatchObject({
    title: "Tee",
    variants: [{ title: "M", price: 2000 }],
    images: [{ src: "https://images.example/tee.jpg" }],
  });
});

test("a fourth option is refused by line, and variants without one are imported", async () => {
  const options = {
    "Option1 Name": "Size",
    "Option2 Name": "Color",
    "Option3 Name": "Fit",
    "Option4 Name": "Length",
  };
  const values = {
    "Option1 Value": "S",
    "Option2 Value": "Red",
    "Option3 Value": "Slim",
    "Option4 Value": "",
  };
  const { problems, db } = await imported(
    csvOf([
      { Handle: "tee", Title: "Tee", "Variant Price": "5", ...options, "Option4 Name": "", ...values },
      { Handle: "coat", Title: "Coat", "Variant Price": "9", ...options, ...values, "Option4 Value": "Long" },
      { Handle: "tee", "Variant Price": "5", ...values, "Option1 Value": "M", "Option4 Value": "Long" },
    ]),
  );
  expect(problems).toEqual([
    "line 3: Option4 Name “Length”: a product can have three options; this variant is skipped",
    "line 3: it has no valid variant",
    "line 4: Option4 Value “Long”: a product can have three options; this variant is skipped",
  ]);
  expect(readStoredProduct(db, "tee")?.product.variants.map(({ title }) => title)).toEqual([
    "S / Red / Slim",
  ]);
});

test("control characters are removed and named by line", async () => {
  const { db, report, problems } = await imported(
    `${columns}mug,"M\u0000ug\u001b\nof clay",,,5.00,,\n${cup}`,
  );
  expect(problems).toEqual([]);
  expect(readStoredProduct(db, "mug")?.product.title).toBe("Mug\nof clay");
  expect(report.notes.sentences()).toEqual(["1 × rows with control characters, which were removed (line 2)"]);
});

test("a product that fails halfway leaves nothing behind, and the others stay", async () => {
  const db = openDatabase(":memory:");
  db.exec(
    "CREATE TRIGGER jam BEFORE INSERT ON variant WHEN new.sku = 'jam' BEGIN SELECT RAISE(ABORT, 'it jams'); END",
  );
  const rows = ["S", "M", "L"].map((size) => ({
    Handle: "tee",
    Title: size === "S" ? "Tee" : "",
    "Option1 Name": "Size",
    "Option1 Value": size,
    "Variant Price": "20.00",
    "Variant SKU": size === "L" ? "jam" : size,
    "Image Src": `https://images.example/${size}.jpg`,
  }));
  const mugs = ["mug", "cup"].map((handle) => ({ Handle: handle, Title: handle, "Variant Price": "5" }));
  const { problems, report } = await imported(csvOf([mugs[0]!, ...rows, mugs[1]!]), db);
  expect(problems).toEqual(["lines 3 to 5: it jams; the product “tee” is skipped"]);
  expect(report.products).toMatchObject({ created: 2, skipped: 1 });
  expect(readStoredProduct(db, "tee")).toBeUndefined();
  expect(get(db, "SELECT count(*) AS left FROM variant WHERE sku IS NOT NULL")).toEqual({ left: 0 });
  expect(get(db, "SELECT count(*) AS left FROM image")).toEqual({ left: 0 });
});

test.each([
  ["other columns", "Name,Cost\nMug,5\n", "neither a column “Title” nor “Handle”"],
  [
    "semicolons between its columns",
    "Handle;Title\nmug;Mug\n",
    "separated by semicolons; save it with commas",
  ],
  [
    "semicolons between quoted columns",
    '\uFEFF"Handle";"Title"\r\n"mug";"Mug"\r\n',
    "separated by semicolons; save it with commas",
  ],
  ["a stray quote in its columns", '"Han"dle",Title\nmug,Mug\n', "is not doubled"],
  ["tabs between its columns", "Handle\tTitle\nmug\tMug\n", "separated by tabs; save it with commas"],
  ["no content", "", "The file is empty."],
  ["a ZIP archive", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), "The file is a ZIP archive or a spreadsheet."],
  ["a gzip archive", new Uint8Array([0x1f, 0x8b, 8, 0]), "The file is compressed with gzip."],
  ["UTF-16 with a mark", Buffer.from("\uFEFFHandle,Title\n", "utf16le"), "The file is UTF-16 text."],
  ["UTF-16 without a mark", Buffer.from("Handle,Title\nmug,Mug\n", "utf16le"), "The file is UTF-16 text."],
  [
    "another encoding",
    new Uint8Array([0x48, 0x61, 0x6e, 0x64, 0x6c, 0x65, 0x0a, 0xe9, 0x0a]),
    "not UTF-8 text",
  ],
])("an unreadable file is rejected with one sentence: %s", async (_, text, sentence) => {
  await expect(surveyFile(fileWith(text))).rejects.toThrow(sentence);
});

test("a missing file is reported by its name", async () => {
  await expect(surveyFile("/nowhere/products.csv")).rejects.toThrow("File not found: /nowhere/products.csv.");
});
