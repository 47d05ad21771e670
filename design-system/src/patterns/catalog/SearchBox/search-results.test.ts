import { describe, expect, test } from "vitest";
import { movedTo, searchHref, searchOptions } from "./search-results.ts";

describe("the search URL", () => {
  test("encodes the text", () => {
    expect(searchHref("/search", " wool & silk ")).toBe("/search?text=wool+%26+silk");
  });

  test("is the plain path for an empty search", () => {
    expect(searchHref("/search", "  ")).toBe("/search");
  });
});

describe("the list of options", () => {
  test("has at most three suggestions, before the products", () => {
    const product = { href: "/products/coat", title: "Coat", brand: "Norelle", price: "74.00" };
    const results = { status: "ready" as const, suggestions: ["a", "b", "c", "d"], products: [product] };
    expect(searchOptions(results, "/search", "list").map((option) => option.href)).toEqual([
      "/search?text=a",
      "/search?text=b",
      "/search?text=c",
      "/products/coat",
    ]);
  });

  test("has no options while loading", () => {
    expect(searchOptions({ status: "loading" }, "/search", "list")).toEqual([]);
  });

  test("wraps around, including the field", () => {
    expect(movedTo(-1, "ArrowDown", 2)).toBe(0);
    expect(movedTo(1, "ArrowDown", 2)).toBe(-1);
    expect(movedTo(-1, "ArrowUp", 2)).toBe(1);
    expect(movedTo(0, "ArrowUp", 2)).toBe(-1);
    expect(movedTo(-1, "ArrowDown", 0)).toBe(-1);
  });
});
