import { describe, expect, test } from "vitest";
import { highlightMatch } from "./highlight-match.ts";

/** The suggestion with its typed parts in brackets. */
function marked(suggestion: string, typed: string): string {
  return highlightMatch(suggestion, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join("");
}

describe("the typed part of a suggestion", () => {
  test("ignores case", () => {
    expect(marked("Satin slip dress", "sat")).toBe("[Sat]in slip dress");
  });

  test("marks every typed word, only at the start of a word", () => {
    expect(marked("Dressy address dress", "dress")).toBe("[Dress]y address [dress]");
  });

  test("treats special characters literally", () => {
    expect(marked("A (very) long coat", "(very")).toBe("A [(very]) long coat");
  });

  test("marks nothing for an empty search", () => {
    expect(marked("Coat", "  ")).toBe("Coat");
  });

  test("returns each part's offset", () => {
    expect(highlightMatch("Satin slip", "sl").map((part) => part.start)).toEqual([0, 6, 8]);
  });
});
