import { distance } from "fastest-levenshtein";
import type { Snapshot } from "../index/catalog-index.ts";
import { wordsOfNames } from "../index/attribute-matches.ts";
import type { TitleIndex } from "../index/title-index.ts";
import { titleWords } from "../title-words.ts";
import { isText } from "./query-match.ts";
import type { SearchQuery, SearchTerm } from "./query-syntax.ts";

/** A query with its words replaced by the nearest words in titles and names of attributes. */
export interface Correction {
  readonly query: SearchQuery;
  /** The corrected words as a shopper would type them. */
  readonly text: string;
}

/** At most this many words are compared with the vocabulary: a query with more unknown words has no simple typo. */
const maximumLookups = 6;
const longestWord = 30;

export type Vocabulary = ReadonlyMap<string, number>;

/** Reads the whole catalog's words, so keep the result for the snapshot's version. */
export function readVocabulary(titles: TitleIndex, snapshot: Snapshot): Vocabulary {
  return new Map([
    ...wordsOfNames(snapshot).map((word) => [word, 1] as const),
    ...titles.vocabulary(snapshot),
  ]);
}

/** Corrects a query to the nearest words of the vocabulary. Undefined when nothing changes. */
export function correctSpelling(query: SearchQuery, vocabulary: Vocabulary): Correction | undefined {
  const words: string[] = [];
  let changed = false;
  let lookups = maximumLookups;

  function correctWord(word: string): string {
    if (vocabulary.has(word) || word.length > longestWord || lookups === 0) return word;
    lookups -= 1;
    return nearestWord(word, vocabulary) ?? word;
  }

  function correctTerm(term: SearchTerm): SearchTerm {
    if (!isText(term)) return term;
    const value = titleWords(term.value).map(correctWord).join(" ") || term.value;
    words.push(value);
    if (value !== term.value.toLowerCase()) changed = true;
    return { ...term, value };
  }

  function correct(part: SearchQuery): SearchQuery {
    if (part.kind === "term") return correctTerm(part);
    return part.kind === "and" || part.kind === "or" ? { ...part, parts: part.parts.map(correct) } : part;
  }

  const corrected = correct(query);
  return changed ? { query: corrected, text: words.join(" ") } : undefined;
}

function nearestWord(word: string, vocabulary: Vocabulary): string | undefined {
  const limit = mistakesAllowed(word);
  const swapped = withNeighborsSwapped(word);
  let best: { word: string; cost: number; titles: number } | undefined;
  for (const [known, titles] of vocabulary) {
    if (Math.abs(known.length - word.length) > limit) continue;
    const mistakes = mistakesIn(word, swapped, known, limit);
    if (mistakes > limit) continue;
    // Shoppers rarely mistype the first letter.
    const cost = mistakes + (known[0] === word[0] ? 0 : 0.5);
    if (!best || cost < best.cost || (cost === best.cost && titles > best.titles))
      best = { word: known, cost, titles };
  }
  return best?.word;
}

/** Letters to add, remove or change. Two swapped letters count as one, not as two. */
function mistakesIn(word: string, swapped: readonly string[], known: string, limit: number): number {
  const plain = distance(word, known);
  if (plain < 2 || plain > limit + 1) return plain;
  return Math.min(plain, ...swapped.map((other) => 1 + distance(other, known)));
}

function withNeighborsSwapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function mistakesAllowed(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 6) return 1;
  return word.length < 10 ? 2 : 3;
}
