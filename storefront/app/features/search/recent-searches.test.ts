import { beforeEach, expect, test } from "vitest";
import { forgetRecent, keepRecent, readRecent } from "./recent-searches";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

test("the latest search comes first, without duplicates", () => {
  for (const search of ["coat", "dress", "Coat"]) keepRecent(search);
  expect(readRecent()).toEqual(["Coat", "dress"]);
});

test("keeps five searches", () => {
  for (const search of ["a", "b", "c", "d", "e", "f"]) keepRecent(search);
  expect(readRecent()).toEqual(["f", "e", "d", "c", "b"]);
});

test("removes a search", () => {
  for (const search of ["coat", "dress"]) keepRecent(search);
  forgetRecent("dress");
  expect(readRecent()).toEqual(["coat"]);
});

test.each(["no json", '{"a":1}', "[1,2]"])("treats %o in storage as empty", (found) => {
  stored.set("recent_searches", found);
  expect(readRecent()).toEqual([]);
});
