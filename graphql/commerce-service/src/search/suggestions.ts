import type { IndexedProduct } from "./index/indexed-product.ts";
import { titleWords } from "./title-words.ts";

/** A `SearchQuerySuggestion` of the schema. */
export interface Suggestion {
  readonly text: string;
  /** Typed text is in `<mark>`, added text in `<span>`, as on the hosted platform. */
  readonly styledText: string;
  readonly trackingParameters: null;
}

/** The typed words, the last one completed, perhaps with one more word of matching titles; most frequent first. */
export function suggestQueries(typed: string, found: readonly IndexedProduct[], limit: number): Suggestion[] {
  const words = titleWords(typed);
  const beginning = words.at(-1);
  if (beginning === undefined) return [];
  const counts = new Map<string, number>();
  for (const { title } of found) {
    for (const phrase of phrasesOf(titleWords(title), words.slice(0, -1), beginning)) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([text]) => ({ text, styledText: styled(text, words), trackingParameters: null }));
}

const fillers = new Set([
  "a",
  "an",
  "and",
  "by",
  "for",
  "in",
  "of",
  "on",
  "or",
  "s",
  "t",
  "the",
  "to",
  "with",
]);

/** The completed word, alone and with its neighbors in the title, if the title also contains the other words. */
function phrasesOf(title: readonly string[], others: readonly string[], beginning: string): string[] {
  if (!others.every((word) => title.includes(word))) return [];
  const place = title.findIndex((word) => word.startsWith(beginning));
  const word = title[place];
  if (word === undefined) return [];
  const finished = [...others, word].join(" ");
  const adds = (neighbor: string | undefined): boolean =>
    neighbor !== undefined && !others.includes(neighbor) && !fillers.has(neighbor);
  const before = title[place - 1];
  const after = title[place + 1];
  const around = [
    adds(before) ? [...others, before, word].join(" ") : undefined,
    adds(after) ? `${finished} ${after}` : undefined,
  ];
  return [finished, ...around.filter((phrase) => phrase !== undefined)];
}

function styled(text: string, typed: readonly string[]): string {
  return text
    .split(" ")
    .map((word) => {
      const begun = typed.find((start) => word.startsWith(start));
      if (begun === undefined) return `<span>${word}</span>`;
      const rest = word.slice(begun.length);
      return `<mark>${begun}</mark>${rest === "" ? "" : `<span>${rest}</span>`}`;
    })
    .join(" ");
}
