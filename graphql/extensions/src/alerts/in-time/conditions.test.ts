import { expect, test } from "vitest";
import type { ProductFacts } from "../../platform/product-facts.ts";
import { matches, productTerms, readConditions } from "./conditions.ts";

const namespace = "product_information";
const field = (key: string, value: string) => ({ productMetafield: { namespace, key, value } });
const option = (name: string, value: string) => ({ variantOption: { name, value } });
const dress: ProductFacts = {
  id: "1",
  title: "Café wrap dress",
  vendor: "Norelle & Co",
  productType: "dresses",
  tags: ["L1", "Sale"],
  collections: ["summer"],
  metafields: [
    { namespace, key: "category", value: "Dresses" },
    { namespace, key: "season", value: '["Spring","Fall"]' },
  ],
  variants: [
    { price: "90.0", options: [{ name: "Size", value: "S" }, { name: "Color", value: "Red" }] }, // prettier-ignore
    { price: "40.0", options: [{ name: "Size", value: "M" }, { name: "Color", value: "Navy" }] }, // prettier-ignore
  ],
  quantity: 2,
  publishedAt: new Date(0),
};
const search = (filters: Record<string, unknown>[], words: string[] = [], collection: string | null = null) =>
  readConditions({ filters, words, collection });
const finds = (...listing: Parameters<typeof search>) => {
  const conditions = search(...listing);
  return conditions && matches(conditions, productTerms(dress));
};

test.each([
  ["nothing", [], true],
  ["its category in another case", [field("category", "dresses")], true],
  ["another category", [field("category", "tops")], false],
  ["one of two categories", [field("category", "tops"), field("category", "dresses")], true],
  ["an element of a list", [field("season", "fall")], true],
  ["its brand", [{ productVendor: "norelle & co" }], true],
  ["its tag and its type", [{ tag: "sale" }, { productType: "Dresses" }], true],
  ["a size and a color of one variant", [option("size", "M"), option("Color", "navy")], true],
  ["a size and a color of two variants", [option("Size", "M"), option("Color", "red")], false],
  [
    "a price of the variant in that size",
    [option("Size", "M"), { price: { max: 50 } }, { available: true }],
    true,
  ],
  ["a price of another variant", [option("Size", "S"), { price: { max: 50 } }], false],
  ["a lower limit", [{ price: { min: 91 } }], false],
] as const)("a search for %s: %o finds the dress: %s", (_, filters, expected) => {
  expect(finds([...filters])).toBe(expected);
});

test.each([
  [["wrap"], true],
  [["WRA"], true],
  [["rap"], false],
  [["cafe", "norelle"], true],
  [["wrap", "linen"], false],
])("a search for the words %o finds the dress: %s", (words, expected) => {
  expect(finds([], words)).toBe(expected);
});

test("a search in one of the merchant's collections finds its products", () => {
  expect(finds([], [], "summer")).toBe(true);
  expect(finds([], [], "winter")).toBe(false);
});

test("a product without variants for sale matches no search", () => {
  const conditions = search([]);
  expect(conditions && matches(conditions, productTerms({ ...dress, variants: [] }))).toBe(false);
});

test.each([[{ available: false }], [{ variantMetafield: { namespace, key: "fit", value: "slim" } }]])(
  "the filter %o is left to the storefront",
  (filter) => {
    expect(search([filter])).toBeNull();
  },
);
