import { connectingWords, garments, notTypos } from "~/messages/en/search-words";
import type { SearchVocabulary } from "./search-vocabulary";

/** Shorter words are too similar to each other. */
const shortest = { typed: 4, known: 5 } as const;

/** The word of the vocabulary that a shopper mistyped, if there is just one. Null for a word of titles. */
export function meantWord(typed: string, { meanings, singleWords }: SearchVocabulary): string | null {
  if (typed.length < shortest.typed || !/^\p{L}+$/u.test(typed)) return null;
  if (
    meanings.has(typed) ||
    garments.includes(typed) ||
    notTypos.includes(typed) ||
    connectingWords.includes(typed)
  )
    return null;
  const similar = (singleWords.get(typed.charAt(0)) ?? []).filter(
    // "Dressy" is another word.
    (known) => known.length >= shortest.known && !typed.startsWith(known) && isOneTypo(typed, known),
  );
  const meant = new Set(similar.map((known) => meanings.get(known)?.values.join()));
  return meant.size === 1 ? (similar[0] ?? null) : null;
}

/** A letter too many, a missing, another, or two swapped ones. */
function isOneTypo(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  const [one, other] = [typed.slice(start), known.slice(start)];
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1) || isSwapped;
}
