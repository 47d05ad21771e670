import { expect, test } from "vitest";
import { changeListing, everything, isFiltered, writeListing } from "./listing-parameters";
import { readListing } from "./read-listing";

const read = (search: string) => readListing(new URLSearchParams(search));
const rewrite = (search: string) => writeListing(read(search));

test("a listing's URL without parameters lists everything", () => {
  expect(read("")).toEqual(everything);
  expect(writeListing(everything)).toBe("");
});

test("a listing's URL accepts comma-separated and repeated lists, which forms send without JavaScript", () => {
  expect(read("category=tops,jeans").category).toEqual(["jeans", "tops"]);
  expect(read("category=tops&category=jeans&category=tops").category).toEqual(["jeans", "tops"]);
});

test("a listing's URL always has the same parameter order", () => {
  const one = rewrite("sort=deals&maxPrice=50&color=red,blue&text=silk&current_tier=L10,L3,L2");
  const other = rewrite(
    "text=silk&current_tier=L10&current_tier=L2,L3&color=blue,red&sort=deals&maxPrice=50.00",
  );
  expect(one).toBe(other);
  expect(one).toBe("?text=silk&color=blue,red&current_tier=L10,L2,L3&maxPrice=50&sort=deals");
});

test.each([
  ["q=silk+dress", "?text=silk+dress"],
  ["q=silk&text=wool", "?text=wool"],
  ["category=pant", "?category=pants"],
  ["category=coats-jackets-vests", "?category=outerwear"],
  ["category=dress,dresses", "?category=dresses"],
  ["color=multiColor", "?color=multicolor"],
  ["condition=pre-owned", "?condition=preowned"],
  ["department=women", "?department=womens"],
  ["brand=Cosima+Étoile", "?brand=cosima-etoile"],
  ["minPrice=200&maxPrice=100", "?minPrice=100&maxPrice=200"],
])("a listing's URL %s is normalized to %s", (asked, canonical) => {
  expect(rewrite(asked)).toBe(canonical);
});

test.each([
  "sort=cheapest",
  "minPrice=abc",
  "maxPrice=-5",
  "maxPrice=",
  "utm_source=letter",
  `after=${"x".repeat(501)}`,
  "color=,,",
  "show=some",
])("a listing's URL ignores %s", (asked) => {
  expect(read(asked)).toEqual(everything);
});

test("a listing's URL keeps show=all, but not on another page", () => {
  expect(rewrite("show=all&sort=deals")).toBe("?sort=deals&show=all");
  expect(changeListing(read("show=all"), { after: "x" }).show).toBeNull();
});

test("a listing's URL keeps unknown values, which imported products may have", () => {
  expect(
    read("color=teal,red&category=kimonos&department=kids&condition=refurbished&current_tier=l31,x"),
  ).toMatchObject({
    color: ["red", "teal"],
    category: ["kimonos"],
    department: ["kids"],
    condition: ["refurbished"],
    current_tier: ["L31", "X"],
  });
});

test("a listing's URL has its text under the name of the platform's themes, too", () => {
  expect(read("q=silk").text).toBe("silk");
  expect(read("text=wool&q=silk").text).toBe("wool");
});

test("a listing's URL has a maximum text length", () => {
  expect(read(`text=${"dress ".repeat(500)}`).text.length).toBeLessThanOrEqual(120);
});

test("a listing's URL survives being read and written, whatever its text", () => {
  const text = 'a&b=c, "d" 100% é#?';
  expect(readListing(new URLSearchParams(writeListing({ text }))).text).toBe(text);
});

test("a listing's URL has only one cursor", () => {
  expect(read("after=a&before=b")).toMatchObject({ after: "a", before: null });
});

test("changing a filter returns to the first page", () => {
  const changed = changeListing(read("category=tops&after=abc"), { category: [] });
  expect(writeListing(changed)).toBe("");
});

test.each([
  ["sort=deals&after=x", false],
  ["text=silk", true],
  ["maxPrice=25", true],
  ["current_tier=L1", true],
])("%s has a search text or filter: %s", (search, narrowed) => {
  expect(isFiltered(read(search))).toBe(narrowed);
});

test.each([
  ["1,000", "1000"],
  ["1.000,50", "1000.50"],
  ["1’000", "1000"],
  ["50,00", "50"],
  ["50,5", "50.50"],
  ["£50", "50"],
  ["50 €", "50"],
  ["USD 50", "50"],
  ["1.255", "1.255"],
  ["1.000", "1"],
  ["1234567", "1234567"],
  ["007", "7"],
  ["-5", null],
  ["1,00,000", null],
  ["1.2.3", null],
  ["12345678901", null],
])("the price limit %o is read as %o", (written, read) => {
  expect(readListing(new URLSearchParams({ maxPrice: written })).maxPrice).toBe(read);
});
