import { expect, test } from "vitest";
import { accented, reversed } from "./pseudo-language.ts";

test("leaves no plain letter in the shop's words, and makes them longer", () => {
  expect(accented("Your cart")).toBe("Ýóōúūŕ çàāŕţ");
  expect(accented({ none: ["Bag"] })).toEqual({ none: ["Ƀàāĝ"] });
});

test("keeps the spelling of data among the words", () => {
  const removed = accented((title: string) => `Remove ${title.toLowerCase()}`) as (title: string) => string;
  expect(removed("Silk dress")).toBe("Ŕéēɱóōṽéē silk dress");
});

test("marks every word as right to left, and no data", () => {
  const page = reversed((count: number, title: string) => `Page ${count} of ${title}`);
  expect((page as (...values: unknown[]) => string)(2, "Shoes")).toBe(
    "\u202ePage\u202c 2 \u202eof\u202c Shoes",
  );
});
