import { expect, test } from "vitest";
import { writeListing } from "~/shop/listing-parameters";
import { readSearch } from "./read-search";
import { searchVocabulary } from "./search-vocabulary";

const counted = (labels: readonly string[]) => labels.map((label) => [label, 1] as const);
const vocabulary = searchVocabulary([
  ["department", counted(["womens", "mens"])],
  ["category", counted(["dresses", "handbags", "jeans", "shoes", "shorts", "tops"])],
  ["size", counted(["S", "M", "XXL", "7", "8", "32", "34D", "One size"])],
  ["color", counted(["Black", "Blue", "Red", "Bottle green", "constructor"])],
  ["condition", counted(["new_with_tags", "pre-owned"])],
  ["brand", counted(["Foghorn & Co.", "Élan", "Black"])],
  [
    "current_tier",
    [
      ["L1", 1],
      ["L3", 0],
    ],
  ],
  ["filter.p.m.custom.sleeve", counted(["Long sleeve", "No", "true"]), "Sleeve"],
  ["filter.v.availability", counted(["In stock"]), "Availability"],
]);

function read(text: string): string | null {
  const parameters = readSearch(text, vocabulary);
  return parameters && decodeURIComponent(writeListing(parameters)).replaceAll("+", " ");
}

test.each([
  ["Élan dress", "?category=dresses&brand=elan"],
  ["ELAN dress", "?category=dresses&brand=elan"],
  ["foghorn & co black", "?brand=foghorn-and-co&color=black"],
  ["a bottle green dress", "?category=dresses&color=bottle green"],
  ["long sleeve dress", "?category=dresses&filter.p.m.custom.sleeve=Long sleeve"],
  ["new dress", "?category=dresses&condition=new_with_tags"],
  ["excellent dress", "?text=excellent&category=dresses"],
  ["preowned dress", "?category=dresses&condition=preowned"],
  ["new arrivals", "?current_tier=L1"],
  ["sale dress", "?text=sale&category=dresses"],
  ["navy dress", "?text=navy&category=dresses&color=blue"],
  ["dress not black", "?text=not black&category=dresses"],
  ["dress without sleeves", "?text=without sleeves&category=dresses"],
  ["the black dress of the year", "?text=year&category=dresses&color=black"],
])("%o names the filters %o", (text, filters) => {
  expect(read(text)).toBe(filters);
});

test.each([
  ["under 20", "?maxPrice=20"],
  ["under $1,200.50", "?maxPrice=1200.50"],
  ["under 20€", "?maxPrice=20"],
  ["between 20 and 40", "?minPrice=20&maxPrice=40"],
  ["from 40 to 20 dollars", "?minPrice=20&maxPrice=40"],
  ["$20-40", "?minPrice=20&maxPrice=40"],
  ["£20 or more", "?minPrice=20"],
  ["20 bucks", "?maxPrice=20"],
  ["about $10", "?minPrice=8&maxPrice=12"],
  ["under 12345678", null],
  ["under", null],
  ["20-40", null],
  ["dress 20 to 40", "?text=20 to 40&category=dresses"],
])("%o names the price %o", (text, filters) => {
  expect(read(text)).toBe(filters);
});

test.each([
  ["size s or m", "?size=M,S"],
  ["size S/M", "?size=M,S"],
  ["medium dress", "?category=dresses&size=M"],
  ["medium bag", "?text=medium&category=handbags"],
  ["medium print dress", "?text=medium print&category=dresses"],
  ["jeans 32 waist", "?category=jeans&size=32"],
  ["7/8 jeans", "?text=7/8&category=jeans"],
  ["dress 8", "?category=dresses&size=8"],
  ["8 dress", "?text=8&category=dresses"],
  ["dress 8 piece", "?text=8 piece&category=dresses"],
  ["m-65 top", "?text=m-65&category=tops"],
  ["34d", "?size=34D"],
  ["2xl", "?size=XXL"],
  ["one size", "?size=One size"],
  ["size 9", null],
])("%o names the sizes %o", (text, filters) => {
  expect(read(text)).toBe(filters);
});

test.each([
  ["dreses", "?category=dresses"],
  ["jaens", "?category=jeans"],
  ["blakc", "?color=black"],
  ["shirt", null],
  ["short dress", "?text=short&category=dresses"],
  ["dressy", null],
  ["blck2", null],
])("%o with a typo names %o", (text, filters) => {
  expect(read(text)).toBe(filters);
});

test.each([
  ["", null],
  ['"black dress"', null],
  ["“black dress”", null],
  ["toString __proto__", null],
  ["👗", null],
])("%o names nothing", (text, filters) => {
  expect(read(text)).toBe(filters);
});

test("a store without facets has nothing to read", () => {
  expect(readSearch("black dress size M", searchVocabulary([]))).toBeNull();
});
