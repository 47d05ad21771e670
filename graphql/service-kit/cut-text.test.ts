import { afterEach, expect, test, vi } from "vitest";
import { cutText } from "./cut-text.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["Coat", 4, "Coat"],
  ["Coats", 4, "Coat"],
  ["a👗b", 2, "a"],
  ["a👗b", 3, "a👗"],
  ["👩‍👩‍👧‍👦 family", 5, ""],
  ["👩‍👩‍👧‍👦 family", 11, "👩‍👩‍👧‍👦"],
  ["cafe\u0301s", 4, "caf"],
  ["🇩🇰🇩🇪", 6, "🇩🇰"],
  ["草履", 1, "草"],
])("%o cut at %d is %o", (text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
});

test("a browser without Segmenter cuts at the limit", () => {
  vi.stubGlobal("Intl", {});
  expect(cutText("Coats", 4)).toBe("Coat");
});
