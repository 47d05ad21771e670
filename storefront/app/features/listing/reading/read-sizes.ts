import { connectingWords, sizeWords } from "~/messages/en/search-words";
import type { Reading, Readings } from "./reading";
import { phraseEnd, type SearchToken, wordsBetween } from "./search-tokens";
import type { SearchVocabulary } from "./search-vocabulary";

type Tokens = readonly SearchToken[];
type Sizes = SearchVocabulary["sizes"];

/** "Size 8", "sizes S or M", "waist 30". Null if the shop does not have the size. */
export function readSizes(tokens: Tokens, at: number, sizes: Sizes): Reading | null {
  const start = phraseEnd(tokens, at, sizeWords.before);
  return start === 0 ? null : listAt(tokens, start, sizes);
}

/** Adds sizes without the word "size", which depend on what the words around them mean. */
export function withBareSizes(tokens: Tokens, readings: Readings, sizes: Sizes): Readings {
  const all = new Map(readings);
  const isBag = [...readings.values()].some(({ meaning }) => meaning?.values.includes("handbags"));
  for (let at = 0; at < tokens.length; at = all.get(at)?.end ?? at + 1) {
    const size = all.has(at) ? null : sizeAt(tokens, at, sizes);
    if (!size || isJoined(tokens, at, size.end, sizes)) continue;
    const isAlone = !isWord(tokens, size.end, all) || sizeAt(tokens, size.end, sizes) !== null;
    // A "2 piece set", a "large print" and a "small bag" have no size.
    const isSize = /^[\d.]+$/.test(size.spelled)
      ? at > 0 && isAlone
      : !sizeWords.adjectives.some((word) => word === size.spelled) || (isAlone && !isBag);
    const list = isSize ? listAt(tokens, at, sizes) : null;
    if (list) all.set(at, list);
  }
  return all;
}

/** "7/8" and "m-65" are words, but "S/M" are two sizes. */
function isJoined(tokens: Tokens, at: number, end: number, sizes: Sizes): boolean {
  const isSign = (index: number) => /^[-/]$/.test(tokens[index]?.before ?? "");
  return isSign(at) || (isSign(end) && (/^\d$/.test(tokens[at]?.word ?? "") || !sizeAt(tokens, end, sizes)));
}

/** Whether a token has a meaning of its own that no reading has. */
function isWord(tokens: Tokens, at: number, readings: Readings): boolean {
  const word = tokens[at]?.word;
  if (word === undefined || readings.has(at)) return false;
  return !connectingWords.includes(word) && phraseEnd(tokens, at, sizeWords.after) === 0;
}

function listAt(tokens: Tokens, start: number, sizes: Sizes): Reading | null {
  const values: string[] = [];
  let end = start;
  for (let next = sizeAt(tokens, start, sizes); next; next = nextSize(tokens, end, sizes)) {
    values.push(next.size);
    end = next.end;
  }
  if (values.length === 0) return null;
  return { end: phraseEnd(tokens, end, sizeWords.after) || end, meaning: { name: "size", values } };
}

/** Another size after "or", after a sign, or right after letters: "xs s". */
function nextSize(tokens: Tokens, at: number, sizes: Sizes) {
  const joined = phraseEnd(tokens, at, sizeWords.and);
  const isNext = joined > 0 || /^[/,-]$/.test(tokens[at]?.before ?? "");
  const size = sizeAt(tokens, joined || at, sizes);
  return size && (isNext || /^[a-z]+$/.test(size.spelled)) ? size : null;
}

/** More words than a size has. */
const longestSize = 3;

function sizeAt(tokens: Tokens, at: number, sizes: Sizes) {
  for (let end = Math.min(tokens.length, at + longestSize); end > at; end -= 1) {
    const spelled = wordsBetween(tokens, at, end);
    const size = sizes.get(spelled);
    if (size !== undefined) return { size, spelled, end };
  }
  return null;
}
