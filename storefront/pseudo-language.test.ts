import { expect, test } from "vitest";
import { accented, reversed } from "./pseudo-language.ts";

test("the pseudo-language accents every letter and makes words longer", () => {
  expect(accented("Your cart")).toBe("Ýóōúūŕ çàāŕţ");
  expect(accented({ none: ["Bag"] })).toEqual({ none: ["Ƀàāĝ"] });
});

test("a message in the pseudo language keeps its arguments", () => {
  const removed = accented((title: string) => `Remove ${title.toLowerCase()}`) as (title: string) => string;
  expect(removed("Silk dress")).toBe("Ŕéēɱóōṽéē silk dress");
});

test("every word runs from right to left, except arguments", () => {
  const page = reversed((count: number, title: string) => `Page ${count} of ${title}`);
  expect((page as (...values: unknown[]) => string)(2, "Shoes")).toBe(
    "\u202ePage\u202c 2 \u202eof\u202c Shoes",
  );
});
