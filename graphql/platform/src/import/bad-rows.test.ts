import { describe, expect, test } from "vitest";
import { readStoredProduct } from "../catalogue/stored-product.ts";
import { openDatabase } from "../database/database.ts";
import { all, get } from "../database/statement.ts";
import { csvOf, fileWith, imported } from "./csv-fixture.ts";
import { surveyFile } from "./handle-groups.ts";

const columns = "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Policy,Image Src\n";
const mug = "mug,Mug,,,5.00,,\n";
const cup = "cup,Cup,,,6.00,,\n";

describe("a bad row is reported by line and reason, and the rest goes in:", () => {
  test.each([
    [
      "a price that is none",
      "tee,Tee,Size,S,cheap,,\n",
      "line 3: Variant Price “cheap” is not an amount like 49.50; this variant is left out",
    ],
    [
      "a price below zero",
      "tee,Tee,Size,S,-4,,\n",
      "line 3: Variant Price “-4” is not an amount like 49.50; this variant is left out",
    ],
    ["no price", "tee,Tee,Size,S,,,\n", "line 3: Variant Price is empty; this variant is left out"],
    [
      "an unknown policy",
      "tee,Tee,Size,S,4,maybe,\n",
      "line 3: Variant Inventory Policy “maybe” is none of deny, continue; this variant is left out",
    ],
    ["no handle", ",Tee,Size,S,4,,\n", "line 3: Handle is empty; left out"],
    ["no title", "tee,,Size,S,4,,\n", "line 3: no row of “tee” has a Title"],
    [
      "a handle that fits in no address",
      "a/b?,Tee,Size,S,4,,\n",
      "line 3: Handle “a/b?” has characters that an address cannot hold",
    ],
    [
      "a handle that leads elsewhere",
      "..,Tee,Size,S,4,,\n",
      "line 3: Handle “..” has characters that an address cannot hold",
    ],
    ["fields too few", "tee,Tee\n", "line 3: it has 2 fields where the first line has 7; left out"],
    [
      "fields too many",
      "tee,Tee,Size,S,4,,,,\n",
      "line 3: it has 9 fields where the first line has 7; left out",
    ],
    [
      "a quote that is not doubled",
      'tee,"Tee" 5,Size,S,4,,\n',
      'line 3: a quote within a quoted field is not doubled (""); left out',
    ],
    [
      "a picture that is a script",
      "tee,Tee,Size,S,4,,javascript:alert(1)\n",
      "line 3: Image Src “javascript:alert(1)” is not an http address; this picture is left out",
    ],
  ])("%s", async (_, row, problem) => {
    const { problems, db } = await imported(columns + mug + row + cup);
    expect(problems[0]).toBe(problem);
    expect(all<{ handle: string }>(db, "SELECT handle FROM product").map(({ handle }) => handle)).toEqual(
      expect.arrayContaining(["mug", "cup"]),
    );
  });

  test("a quote that is never closed, with the remains of its record", async () => {
    const { problems, db } = await imported(
      `${columns}${mug}tee,"<p>Tee,Size,S,4,,\n<ul>\n<li>x</li>\n${cup}`,
    );
    expect(problems).toEqual(["lines 3 to 5: a quoted field is never closed; left out"]);
    expect(readStoredProduct(db, "cup")).toBeDefined();
  });

  test("lines are counted through quoted line breaks", async () => {
    const { problems } = await imported(
      `${columns}mug,"Mug\n\n\nof clay",,,5.00,,\n${cup}tee,Tee,Size,S,cheap,,\n`,
    );
    expect(problems[0]).toMatch(/^line 7: /);
  });

  test("a record of several lines goes by its first", async () => {
    const { problems } = await imported(`${columns}${mug}tee,"Tee\n\nof cotton",Size,S,cheap,,\n`);
    expect(problems[0]).toMatch(/^line 3: /);
  });

  test("one variant of a product, whose others go in", async () => {
    const { problems, db } = await imported(
      `${columns}tee,Tee,Size,S,cheap,,https://pictures.example/tee.jpg\ntee,,,M,20.00,,\ntee,,,,20.00,,\ntee,,,M,22.00,,\n`,
    );
    expect(problems).toEqual([
      "line 2: Variant Price “cheap” is not an amount like 49.50; this variant is left out",
      "line 4: Option1 Value is empty (the product's Size); this variant is left out",
      "line 5: a row before it has the same variant “M”; this variant is left out",
    ]);
    expect(readStoredProduct(db, "tee")?.product).toMatchObject({
      title: "Tee",
      variants: [{ title: "M", price: 2000 }],
      images: [{ src: "https://pictures.example/tee.jpg" }],
    });
  });
});

test("a product that fails midway leaves nothing of itself, and the others stay", async () => {
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
    "Image Src": `https://pictures.example/${size}.jpg`,
  }));
  const mugs = ["mug", "cup"].map((handle) => ({ Handle: handle, Title: handle, "Variant Price": "5" }));
  const { problems, report } = await imported(csvOf([mugs[0]!, ...rows, mugs[1]!]), db);
  expect(problems).toEqual(["lines 3 to 5: it jams; the product “tee” is left out"]);
  expect(report.products).toMatchObject({ created: 2, "left out": 1 });
  expect(readStoredProduct(db, "tee")).toBeUndefined();
  expect(get(db, "SELECT count(*) AS left FROM variant WHERE sku IS NOT NULL")).toEqual({ left: 0 });
  expect(get(db, "SELECT count(*) AS left FROM image")).toEqual({ left: 0 });
});

describe("a file that cannot be read is refused with a sentence:", () => {
  test.each([
    ["no such columns", "Name,Cost\nMug,5\n", "has no column “Handle”"],
    ["one column alone", "Title\nMug\n", "has no column “Handle”"],
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
    ["nothing in it", "", "The file is empty."],
    [
      "another encoding",
      new Uint8Array([0x48, 0x61, 0x6e, 0x64, 0x6c, 0x65, 0x0a, 0xe9, 0x0a]),
      "not UTF-8 text",
    ],
  ])("%s", async (_, text, sentence) => {
    await expect(surveyFile(fileWith(text))).rejects.toThrow(sentence);
  });

  test("none there", async () => {
    await expect(surveyFile("/nowhere/products.csv")).rejects.toThrow(
      "There is no file /nowhere/products.csv.",
    );
  });
});
