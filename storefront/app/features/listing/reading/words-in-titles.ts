import { connectingWords } from "~/messages/en/search-words";
import { searchTokens } from "./search-tokens";

/** The words of a text that start no word of any title, as typed. Plurals find their singular. */
export function wordsNotIn(titles: readonly string[], text: string): string[] {
  const known = new Set(titles.flatMap((title) => searchTokens(title).map(({ word }) => word)));
  const isKnown = (word: string) => [...known].some((other) => other.startsWith(word));
  return searchTokens(text)
    .filter(
      ({ word }) => !connectingWords.includes(word) && !isKnown(word) && !isKnown(word.replace(/e?s$/, "")),
    )
    .map(({ start, end }) => text.slice(start, end));
}
