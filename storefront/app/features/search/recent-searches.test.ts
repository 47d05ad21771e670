// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepRecent, readRecent } from "./recent-searches";

beforeEach(() => localStorage.clear());

test("the latest search comes first, without duplicates", () => {
  for (const search of ["coat", "dress", "Coat"]) keepRecent(search);
  expect(readRecent()).toEqual(["Coat", "dress"]);
});

test("five searches are kept", () => {
  for (const search of ["a", "b", "c", "d", "e", "f"]) keepRecent(search);
  expect(readRecent()).toEqual(["f", "e", "d", "c", "b"]);
});

test.each(["no json", '{"a":1}', "[1,2]"])("the stored value %o counts as empty", (found) => {
  localStorage.setItem("recent_searches", found);
  expect(readRecent()).toEqual([]);
});
