import { describe, expect, test } from "vitest";
import { typedParts } from "./typed-parts.ts";

/** The typed parts in brackets. */
function marked(suggestion: string, typed: string): string {
  return typedParts(suggestion, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join("");
}

describe("the typed part of a suggestion", () => {
  test("is marked whatever its case", () => {
    expect(marked("Satin slip dress", "sat")).toBe("[Sat]in slip dress");
  });

  test("is marked for each word, at the beginning of words only", () => {
    expect(marked("Dressy address dress", "dress")).toBe("[Dress]y address [dress]");
  });

  test("takes signs as they are", () => {
    expect(marked("A (very) long coat", "(very")).toBe("A [(very]) long coat");
  });

  test("marks nothing where nothing is typed", () => {
    expect(marked("Coat", "  ")).toBe("Coat");
  });

  test("says where each part begins", () => {
    expect(typedParts("Satin slip", "sl").map((part) => part.start)).toEqual([0, 6, 8]);
  });
});
