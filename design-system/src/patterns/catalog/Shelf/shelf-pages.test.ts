import { describe, expect, test } from "vitest";
import { fillCount, pageCount, turnedPage } from "./shelf-pages.ts";

describe("pages of a shelf", () => {
  test("eighteen products in pages of five make four pages", () => {
    expect(pageCount(18, 5)).toBe(4);
  });

  test("the first products fill a short last page", () => {
    expect(fillCount(18, 5)).toBe(2);
    expect(fillCount(20, 5)).toBe(0);
  });

  test("a shelf with one page needs no filling", () => {
    expect(pageCount(3, 5)).toBe(1);
    expect(fillCount(3, 5)).toBe(0);
    expect(pageCount(0, 5)).toBe(1);
  });

  test("paging wraps around at both ends", () => {
    expect(turnedPage(3, 1, 4)).toBe(0);
    expect(turnedPage(0, -1, 4)).toBe(3);
    expect(turnedPage(1, 1, 4)).toBe(2);
  });
});
