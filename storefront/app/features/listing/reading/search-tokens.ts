import { foldCase } from "~/catalog/fold-case";

/** A word, number or sign of a search text. */
export interface SearchToken {
  /** In lower case, without accents and apostrophes. */
  readonly word: string;
  /** What separates it from the token before, without spaces: "/" in "M/L". */
  readonly before: string;
  readonly start: number;
  readonly end: number;
}

/** Numbers with their currency or letters, words, emoji, and the signs that mean a word. */
const token =
  /\p{Sc}?\d+(?:,\d{3})*(?:\.\d+)?(?:\p{Sc}|[\p{L}\p{M}\p{N}]*)|[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*|[<>&]|\p{Extended_Pictographic}/gu;

export function searchTokens(text: string): SearchToken[] {
  let last = 0;
  return [...text.matchAll(token)].map(({ 0: found, index }) => {
    const before = text.slice(last, index).trim();
    last = index + found.length;
    return { word: wordOf(found), before, start: index, end: last };
  });
}

export function wordsBetween(tokens: readonly SearchToken[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(" ");
}

/** Where the longest of these phrases ends that starts at a token; 0 if none does. */
export function phraseEnd(tokens: readonly SearchToken[], at: number, phrases: readonly string[]): number {
  let longest = 0;
  for (const phrase of phrases) {
    // Most phrases start with another word, so only few are split.
    if (!phrase.startsWith(tokens[at]?.word ?? "\n")) continue;
    const words = phrase.split(" ");
    if (words.every((word, index) => tokens[at + index]?.word === word))
      longest = Math.max(longest, words.length);
  }
  return longest > 0 ? at + longest : 0;
}

/** "Foghorn & Co." → "foghorn and co". */
export function phraseOf(text: string): string {
  const tokens = searchTokens(text);
  return wordsBetween(tokens, 0, tokens.length);
}

function wordOf(found: string): string {
  return found === "&" ? "and" : foldCase(found).replace(/['’]|(?<=\d),(?=\d{3})/g, "");
}
