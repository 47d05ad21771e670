import { expect, test, vi } from "vitest";
import { openDatabase } from "../database/database.ts";
import { saveProduct } from "../catalog/writing/product-writer.ts";
import { saveProducts, testProduct } from "../../tests/test-shop.fixture.ts";
import { CatalogSearch } from "./catalog-search.ts";
import { createCatalogIndex } from "./index/catalog-index.ts";
import { TitleIndex } from "./index/title-index.ts";

test("the words for corrections are read once, until a product changes", () => {
  const reads = vi.spyOn(TitleIndex.prototype, "vocabulary");
  const database = openDatabase(":memory:");
  const search = new CatalogSearch(createCatalogIndex(database));
  const corrected = (text: string) => search.text(text, "none").correctedTo;
  saveProducts(database, testProduct("linen-dress"));
  expect([corrected("linnen"), corrected("dreess"), corrected("velvat")]).toEqual([
    "linen",
    "dress",
    undefined,
  ]);
  expect(reads).toHaveBeenCalledTimes(1);
  saveProducts(database, testProduct("coat", { information: { color: "Velvet" } }));
  expect(corrected("velvat")).toBe("velvet");
  expect(reads).toHaveBeenCalledTimes(2);
});

const now = new Date().toISOString();
const products = [
  {
    handle: "case-coat",
    title: "Wool coat",
    vendor: "Fleece & Fathom",
    tags: ["womens"],
    sku: "ZQ-7731",
    barcode: "4006381333931",
  },
  { handle: "case-silk", title: "真丝连衣裙", vendor: "Plinth", tags: ["mens"], sku: "77" },
  { handle: "kana", title: "シルクのドレス", vendor: "Plinth", tags: [], sku: null, available: false },
  { handle: "hangul", title: "실크원피스 👗", vendor: "Plinth", tags: [], sku: null },
];

test.each([
  ["vendor:'Plinth'", "case-silk kana hangul"],
  ["-vendor:'plinth'", "case-coat"],
  ["-tag:'womens'", "case-silk kana hangul"],
  ["tag_not:'womens'", "case-silk kana hangul"],
  ["tag:*", "case-coat case-silk"],
  ["-tag:*", "kana hangul"],
  ["available_for_sale:'true'", "case-coat case-silk hangul"],
  ["available_for_sale:false", "kana"],
  [String.raw`vendor:"Fleece \& Fathom"`, "case-coat"],
  [String.raw`handle:case\-coat`, "case-coat"],
  ["handle:case-*", "case-coat case-silk"],
  ["handle:*", "case-coat case-silk kana hangul"],
  ["created_at:<now", "case-coat case-silk kana hangul"],
  [`created_at:>'${now}'`, ""],
  ["variants.price:>'100'", ""],
  ["zq-7731", "case-coat"],
  ["4006381333931", "case-coat"],
  ["77", "case-silk"],
  ["连衣裙", "case-silk"],
  ["-连衣裙", "case-coat kana hangul"],
  ["ドレス", "kana"],
  ["シルクドレス", "kana"],
  ["真丝裙子", ""],
  ["丝", "case-silk"],
  ["원피스", "hangul"],
  ["👗", "hangul"],
  ["🧦", ""],
])("the query %s finds %s", (query, handles) => {
  const search = searchAmong(products);
  for (const found of [search.query(query), ...(query.includes(":") ? [] : [search.text(query, "last")])])
    expect(handlesOf(found)).toBe(handles);
});

const spelledTwice = [
  { handle: "case-nine-a", title: "Case Nine A", vendor: "Case", tags: ["womens"], price: 12_000 },
  { handle: "fleece", title: "Fleece", vendor: "Fleece & Fathom", tags: [], price: 2000, available: false },
];

test.each([
  ["vendor:'Case'", 'vendor:"Case"', "case-nine-a"],
  ["created_at:>'2020-01-01T00:00:00Z'", 'created_at:>"2020-01-01T00:00:00Z"', "case-nine-a fleece"],
  ["created_at:>'2030-01-01T00:00:00Z'", 'created_at:>"2030-01-01T00:00:00Z"', ""],
  ["variants.price:>'100'", 'variants.price:>"100"', "case-nine-a"],
  ["-tag:'womens'", '-tag:"womens"', "fleece"],
  ["NOT vendor:'Case'", '-vendor:"Case"', "fleece"],
  ["tag_not:'womens'", 'tag_not:"womens"', "fleece"],
  ["available_for_sale:'true'", 'available_for_sale:"true"', "case-nine-a"],
  [String.raw`vendor:"Fleece \& Fathom"`, 'vendor:"Fleece & Fathom"', "fleece"],
  [String.raw`handle:case\-nine\-a`, "handle:case-nine-a", "case-nine-a"],
  ["tag:*", "tag:womens", "case-nine-a"],
  ["-tag:*", "-tag:womens", "fleece"],
  ["created_at:<now", "", "case-nine-a fleece"],
])("the queries %s and %s both find %s", (one, other, handles) => {
  const search = searchAmong(spelledTwice);
  expect([one, other].map((query) => handlesOf(search.query(query)))).toEqual([handles, handles]);
});

interface Kind {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly price?: number;
  readonly sku?: string | null;
  readonly barcode?: string;
  readonly available?: boolean;
}

function searchAmong(kinds: readonly Kind[]): CatalogSearch {
  const database = openDatabase(":memory:");
  for (const {
    handle,
    title,
    vendor,
    tags,
    price = 2000,
    sku = null,
    barcode = null,
    available = true,
  } of kinds)
    saveProduct(database, {
      handle,
      title,
      vendor,
      tags,
      createdAt: "2025-01-01T00:00:00.000Z",
      options: [],
      variants: [{ options: {}, price, sku, barcode, inventory: available ? 1 : 0 }],
    });
  return new CatalogSearch(createCatalogIndex(database));
}

const handlesOf = ({ list }: ReturnType<CatalogSearch["query"]>): string =>
  list.products.map(({ handle }) => handle).join(" ");
