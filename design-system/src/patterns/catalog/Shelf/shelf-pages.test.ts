import { expect, test } from "vitest";
import { fillCount, pageCount, turnedPage } from "./shelf-pages.ts";

test("a shelf of eighteen products has four pages of five", () => {
  expect(pageCount(18, 5)).toBe(4);
});

test("the first products fill a shelf's short last page", () => {
  expect(fillCount(18, 5)).toBe(2);
  expect(fillCount(20, 5)).toBe(0);
});

test("a shelf with one page is not filled", () => {
  expect(pageCount(3, 5)).toBe(1);
  expect(fillCount(3, 5)).toBe(0);
  expect(pageCount(0, 5)).toBe(1);
});

test("a shelf's pages wrap around at both ends", () => {
  expect(turnedPage(3, 1, 4)).toBe(0);
  expect(turnedPage(0, -1, 4)).toBe(3);
  expect(turnedPage(1, 1, 4)).toBe(2);
});
