import type { Snapshot } from "./catalogue-index.ts";
import { editDistance } from "../edit-distance.ts";
import { isText } from "./query-match.ts";
import type { Query, Term } from "./query-syntax.ts";
import type { TitleIndex } from "./title-index.ts";
import { titleWords } from "./title-words.ts";

/** A query with its words spelled as the nearest words of the titles. */
export interface Correction {
  readonly query: Query;
  /** The corrected words as a person would type them. */
  readonly text: string;
}

/** Looks for the nearest words in the titles. Undefined when there is nothing near enough to change. */
export function correctSpelling(
  query: Query,
  titles: TitleIndex,
  snapshot: Snapshot,
): Correction | undefined {
  const vocabulary = titles.vocabulary(snapshot);
  const words: string[] = [];
  let changed = false;

  function correctTerm(term: Term): Term {
    if (!isText(term)) return term;
    const value = titleWords(term.value)
      .map((word) => nearestWord(word, vocabulary) ?? word)
      .join(" ");
    words.push(value);
    if (value !== term.value.toLowerCase()) changed = true;
    return { ...term, value };
  }

  function correct(part: Query): Query {
    if (part.kind === "term") return correctTerm(part);
    return part.kind === "and" || part.kind === "or" ? { ...part, parts: part.parts.map(correct) } : part;
  }

  const corrected = correct(query);
  return changed ? { query: corrected, text: words.join(" ") } : undefined;
}

/** The nearest word of the vocabulary, of several the most frequent; undefined when the word is right or far from all. */
function nearestWord(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (vocabulary.has(word)) return undefined;
  const limit = mistakesAllowed(word);
  let best: { word: string; cost: number; titles: number } | undefined;
  for (const [known, titles] of vocabulary) {
    const distance = editDistance(word, known, limit);
    if (distance === Infinity) continue;
    // People rarely get the first letter wrong.
    const cost = distance + (known[0] === word[0] ? 0 : 0.5);
    if (!best || cost < best.cost || (cost === best.cost && titles > best.titles))
      best = { word: known, cost, titles };
  }
  return best?.word;
}

function mistakesAllowed(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 6) return 1;
  return word.length < 10 ? 2 : 3;
}
