import {
  everything,
  type FacetName,
  facetNames,
  type ListingParameters,
  writeListing,
} from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { connectingWords, garments, negations, openings } from "~/messages/en/search-words";
import { readPrice } from "./read-price";
import { readSizes, withBareSizes } from "./read-sizes";
import type { Reading, Readings } from "./reading";
import { phraseEnd, type SearchToken, searchTokens, wordsBetween } from "./search-tokens";
import { productType, type SearchVocabulary } from "./search-vocabulary";
import { meantWord } from "./typos";

type Tokens = readonly SearchToken[];

/**
 * The listing whose filters a search text names in the shop's own words. Words that name none stay its text. Null if no
 * word names a filter. A text in quotes means its exact words (.github/decisions/0040).
 */
export function readSearch(text: string, vocabulary: SearchVocabulary): ListingParameters | null {
  if (/["“”]/.test(text)) return null;
  const tokens = searchTokens(text);
  const readings = withBareSizes(tokens, readPhrases(tokens, vocabulary), vocabulary.sizes);
  const found = [...readings.values()];
  const meanings = found.flatMap(({ meaning }) => meaning ?? []);
  const minPrice = found.findLast((reading) => reading.minPrice)?.minPrice ?? null;
  const maxPrice = found.findLast((reading) => reading.maxPrice)?.maxPrice ?? null;
  if (meanings.length === 0 && minPrice === null && maxPrice === null) return null;
  const valuesOf = (wanted: string) =>
    meanings.flatMap(({ name, values }) => (name === wanted ? values : []));
  const read = {
    ...everything,
    ...Object.fromEntries(facetNames.map((name) => [name, valuesOf(name)])),
    more: Object.fromEntries(
      meanings.flatMap(({ name }) => (isFacet(name) ? [] : [[name, [...new Set(valuesOf(name))]] as const])),
    ),
    text: textLeft(text, tokens, readings),
    minPrice,
    maxPrice,
  };
  // Values in the order of an address, each once.
  return readListing(new URLSearchParams(writeListing(read)));
}

function isFacet(name: string): name is FacetName {
  return facetNames.some((facet) => facet === name);
}

function readPhrases(tokens: Tokens, vocabulary: SearchVocabulary): Readings {
  const readings = new Map<number, Reading>();
  let isNegated = false;
  for (let at = 0; at < tokens.length; at = readings.get(at)?.end ?? at + 1) {
    const reading: Reading | null = isNegated ? null : readAt(tokens, at, vocabulary);
    if (reading) readings.set(at, reading);
    isNegated = !reading && negations.includes(tokens[at]?.word ?? "");
  }
  return readings;
}

function readAt(tokens: Tokens, at: number, vocabulary: SearchVocabulary): Reading | null {
  const opened = at === 0 ? phraseEnd(tokens, at, openings) : 0;
  if (opened > 0) return { end: opened };
  return (
    readPrice(tokens, at) ??
    readMeaning(tokens, at, vocabulary) ??
    readSizes(tokens, at, vocabulary.sizes) ??
    readTypo(tokens, at, vocabulary)
  );
}

/** More words than a brand has. */
const longestPhrase = 6;

function readMeaning(tokens: Tokens, at: number, { meanings }: SearchVocabulary): Reading | null {
  for (let end = Math.min(tokens.length, at + longestPhrase); end > at; end -= 1) {
    const meaning = meanings.get(wordsBetween(tokens, at, end));
    if (meaning && !(meaning.isSingular && isNounAt(tokens, end, meanings))) return { end, meaning };
  }
  return null;
}

/** Whether a token makes the category before it an adjective: "shirt" in "dress shirt", "dress" in "sweater dress". */
function isNounAt(tokens: Tokens, at: number, meanings: SearchVocabulary["meanings"]): boolean {
  const { word, before } = tokens[at] ?? { word: "", before: "" };
  const name = meanings.get(word)?.name;
  return before === "" && (garments.includes(word) || name === "category" || name === productType);
}

function readTypo(tokens: Tokens, at: number, vocabulary: SearchVocabulary): Reading | null {
  const meant = meantWord(tokens[at]?.word ?? "", vocabulary);
  const meaning = meant === null ? undefined : vocabulary.meanings.get(meant);
  return meaning ? { end: at + 1, meaning } : null;
}

/** The words that name no filter, as typed. Words that only connect them to a filter are left out. */
function textLeft(text: string, tokens: Tokens, readings: Readings): string {
  const left: SearchToken[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const reading = readings.get(at);
    const token = tokens[at];
    if (token && (!reading || reading.meaning?.isShade)) left.at(-1)?.push(token);
    else left.push([]);
    if (reading) at = reading.end - 1;
  }
  return left
    .map((run) => {
      const isMeant = ({ word }: SearchToken) => !connectingWords.includes(word);
      const first = run.find(isMeant);
      const last = run.findLast(isMeant);
      return first && last ? text.slice(first.start, last.end) : "";
    })
    .filter(Boolean)
    .join(" ");
}
