import { describe, expect, test } from "vitest";
import { fillCount, pageCount, turnedPage } from "./shelf-pages.ts";

describe("pages of a shelf", () => {
  test("eighteen products in pages of five make four pages", () => {
    expect(pageCount(18, 5)).toBe(4);
  });

  test("a short last page is filled with the first products", () => {
    expect(fillCount(18, 5)).toBe(2);
    expect(fillCount(20, 5)).toBe(0);
  });

  test("a shelf that fits one page has no page to fill", () => {
    expect(pageCount(3, 5)).toBe(1);
    expect(fillCount(3, 5)).toBe(0);
    expect(pageCount(0, 5)).toBe(1);
  });

  test("paging wraps at both ends", () => {
    expect(turnedPage(3, 1, 4)).toBe(0);
    expect(turnedPage(0, -1, 4)).toBe(3);
    expect(turnedPage(1, 1, 4)).toBe(2);
  });
});
