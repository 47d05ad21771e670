import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [5, 9, "1 … 4 5 6 … 9"],
  [8, 8, "1 … 4 5 6 7 8"],
  [50, 100, "1 … 49 50 51 … 100"],
  [1, 0, ""],
])("on page %i of %i, these pages are shown: %s", (page, pages, shown) => {
  expect(
    shownPages(page, pages)
      .map((it) => it ?? "…")
      .join(" "),
  ).toBe(shown);
});
