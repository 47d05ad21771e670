import { expect, test } from "vitest";
import { highlightMatch } from "./highlight-match.ts";

function marked(suggestion: string, typed: string): string {
  return highlightMatch(suggestion, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join("");
}

test("the typed text matches a suggestion in any case", () => {
  expect(marked("Satin slip dress", "sat")).toBe("[Sat]in slip dress");
});

test("typed text is marked only at the start of a suggestion's words", () => {
  expect(marked("Dressy address dress", "dress")).toBe("[Dress]y address [dress]");
});

test("special characters in typed text match literally", () => {
  expect(marked("A (very) long coat", "(very")).toBe("A [(very]) long coat");
});

test("an empty search marks nothing in a suggestion", () => {
  expect(marked("Coat", "  ")).toBe("Coat");
});

test("each part of a suggestion has its offset", () => {
  expect(highlightMatch("Satin slip", "sl").map((part) => part.start)).toEqual([0, 6, 8]);
});
