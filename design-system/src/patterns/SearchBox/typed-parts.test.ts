import { describe, expect, test } from "vitest";
import { typedParts } from "./typed-parts.ts";

describe("the typed part of a suggestion", () => {
  test("is marked whatever its case", () => {
    expect(typedParts("Satin slip dress", "sat")).toEqual([
      { text: "Sat", typed: true },
      { text: "in slip dress", typed: false },
    ]);
  });

  test("is marked for each word, at the beginning of words only", () => {
    expect(typedParts("Dressy address dress", "dress")).toEqual([
      { text: "Dress", typed: true },
      { text: "y address ", typed: false },
      { text: "dress", typed: true },
    ]);
  });

  test("takes signs as they are", () => {
    expect(typedParts("A (very) long coat", "(very")).toEqual([
      { text: "A ", typed: false },
      { text: "(very", typed: true },
      { text: ") long coat", typed: false },
    ]);
  });

  test("marks nothing where nothing is typed", () => {
    expect(typedParts("Coat", "  ")).toEqual([{ text: "Coat", typed: false }]);
  });
});
