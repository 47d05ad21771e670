import { titleWords } from "../title-words.ts";
import { isText } from "./query-match.ts";
import { joined, negated, type SearchQuery } from "./query-syntax.ts";

/** Maximum characters of a search, because the matching time grows with its length. */
const maximumLength = 255;
const maximumWords = 20;

/** Enough for a list of ids in search syntax. */
const maximumSyntaxLength = 10_000;

export const boundedText = (text: string): string => text.slice(0, maximumLength);

export const boundedSyntax = (text: string): string => text.slice(0, maximumSyntaxLength);

/** Keeps the first words, and all terms that compare a field, such as ids: they need no word matching. */
export function withFewWords(query: SearchQuery): SearchQuery {
  let words = maximumWords;
  let length = maximumLength;

  function cutWords(part: SearchQuery): SearchQuery {
    if (part.kind === "all") return part;
    if (part.kind === "not") return negated(cutWords(part.part));
    if (part.kind !== "term") return joined(part.kind, part.parts.map(cutWords));
    if (!isText(part)) return part;
    const own = titleWords(part.value);
    const kept = own.slice(0, words).join(" ").slice(0, length);
    words -= own.length;
    length -= kept.length;
    if (own.length > 0 && kept === "") return { kind: "all" };
    return words >= 0 && length > 0 ? part : { ...part, value: kept };
  }

  return cutWords(query);
}
