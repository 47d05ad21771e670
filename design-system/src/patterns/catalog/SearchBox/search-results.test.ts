import { expect, test } from "vitest";
import { movedTo, searchHref, searchOptions } from "./search-results.ts";

test("the search URL encodes the text", () => {
  expect(searchHref("/search", " wool & silk ")).toBe("/search?text=wool+%26+silk");
});

test("the URL of an empty search is the plain path", () => {
  expect(searchHref("/search", "  ")).toBe("/search");
});

test("the search box lists at most three suggestions, before the products", () => {
  const product = { href: "/products/coat", title: "Coat", brand: "Norelle", price: "74.00" };
  const results = { status: "ready" as const, suggestions: ["a", "b", "c", "d"], products: [product] };
  expect(searchOptions(results, "/search", "list").map((option) => option.href)).toEqual([
    "/search?text=a",
    "/search?text=b",
    "/search?text=c",
    "/products/coat",
  ]);
});

test("the search box has no options while loading", () => {
  expect(searchOptions({ status: "loading" }, "/search", "list")).toEqual([]);
});

test("the arrow keys go round the options and the search field", () => {
  expect(movedTo(-1, "ArrowDown", 2)).toBe(0);
  expect(movedTo(1, "ArrowDown", 2)).toBe(-1);
  expect(movedTo(-1, "ArrowUp", 2)).toBe(1);
  expect(movedTo(0, "ArrowUp", 2)).toBe(-1);
  expect(movedTo(-1, "ArrowDown", 0)).toBe(-1);
});
