import { describe, expect, test } from "vitest";
import { changeListing, everything, isFiltered, writeListing } from "./listing-parameters";
import { readListing } from "./read-listing";

const read = (search: string) => readListing(new URLSearchParams(search));
const rewrite = (search: string) => writeListing(read(search));

describe("a listing's link", () => {
  test("nothing asked is everything", () => {
    expect(read("")).toEqual(everything);
    expect(writeListing(everything)).toBe("");
  });

  test("takes lists split by commas and repeated, as a form without JavaScript sends them", () => {
    expect(read("category=tops,jeans").category).toEqual(["jeans", "tops"]);
    expect(read("category=tops&category=jeans&category=tops").category).toEqual(["jeans", "tops"]);
  });

  test("is always written in the same order", () => {
    const one = rewrite("sort=deals&maxPrice=50&color=red,blue&text=silk&current_tier=L10,L2");
    const other = rewrite(
      "text=silk&current_tier=L2&current_tier=L10&color=blue,red&sort=deals&maxPrice=50.00",
    );
    expect(one).toBe(other);
    expect(one).toBe("?text=silk&color=blue,red&current_tier=L2,L10&maxPrice=50&sort=deals");
  });

  test.each([
    ["category=pant", "?category=pants"],
    ["category=coats-jackets-vests", "?category=outerwear"],
    ["category=dress,dresses", "?category=dresses"],
    ["color=multiColor", "?color=multicolor"],
    ["condition=pre-owned", "?condition=preowned"],
    ["department=women", "?department=womens"],
  ])("%s is understood as %s", (asked, canonical) => {
    expect(rewrite(asked)).toBe(canonical);
  });

  test.each([
    "sort=cheapest",
    "department=kids",
    "condition=ruined",
    "minPrice=abc",
    "maxPrice=-5",
    "maxPrice=",
    "current_tier=L0,L31,tier,L1x",
    "utm_source=letter",
    `after=${"x".repeat(501)}`,
    "color=,,",
  ])("%s is ignored", (asked) => {
    expect(read(asked)).toEqual(everything);
  });

  test("keeps colors and categories of imported goods", () => {
    expect(read("color=teal,red&category=kimonos")).toMatchObject({
      color: ["red", "teal"],
      category: ["kimonos"],
    });
  });

  test("cuts a text that nobody typed", () => {
    expect(read(`text=${"dress ".repeat(500)}`).text.length).toBeLessThanOrEqual(120);
  });

  test("survives being read again, whatever the text", () => {
    const text = 'a&b=c, "d" 100% é#?';
    expect(readListing(new URLSearchParams(writeListing({ text }))).text).toBe(text);
  });

  test("has one cursor only", () => {
    expect(read("after=a&before=b")).toMatchObject({ after: "a", before: null });
  });
});

test("changing a filter starts at the first page again", () => {
  const changed = changeListing(read("category=tops&after=abc"), { category: [] });
  expect(writeListing(changed)).toBe("");
});

test.each([
  ["sort=deals&after=x", false],
  ["text=silk", true],
  ["maxPrice=25", true],
  ["current_tier=L1", true],
])("%s narrows: %s", (search, narrowed) => {
  expect(isFiltered(read(search))).toBe(narrowed);
});
