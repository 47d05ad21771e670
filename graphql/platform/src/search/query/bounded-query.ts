import { titleWords } from "../title-words.ts";
import { isText } from "./query-match.ts";
import { joined, negated, type SearchQuery } from "./query-syntax.ts";

/** A shopper's search and text in other queries are cut to this, because the time to match them grows with them. */
const maximumLength = 255;
const maximumWords = 20;

/** Room for a list of ids in search syntax. */
const maximumSyntaxLength = 10_000;

export const boundedText = (text: string): string => text.slice(0, maximumLength);

export const boundedSyntax = (text: string): string => text.slice(0, maximumSyntaxLength);

/** Keeps the first words of a query. Terms that compare a field, such as ids, need no matching of words and stay. */
export function withFewWords(query: SearchQuery): SearchQuery {
  let words = maximumWords;
  let length = maximumLength;

  function cut(part: SearchQuery): SearchQuery {
    if (part.kind === "all") return part;
    if (part.kind === "not") return negated(cut(part.part));
    if (part.kind !== "term") return joined(part.kind, part.parts.map(cut));
    if (!isText(part)) return part;
    const own = titleWords(part.value);
    const kept = own.slice(0, words).join(" ").slice(0, length);
    words -= own.length;
    length -= kept.length;
    if (own.length > 0 && kept === "") return { kind: "all" };
    return words >= 0 && length > 0 ? part : { ...part, value: kept };
  }

  return cut(query);
}
