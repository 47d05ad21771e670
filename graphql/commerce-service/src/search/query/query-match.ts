import { rowId } from "../../shared/global-id.ts";
import { centsOf } from "../../shared/money.ts";
import { facetIds } from "../facets/facet-ids.ts";
import { slotsNamed } from "../index/attribute-matches.ts";
import type { Snapshot } from "../index/catalog-index.ts";
import type { IndexedProduct } from "../index/indexed-product.ts";
import type { TitleIndex, TitleMatches } from "../index/title-index.ts";
import { titleWords } from "../title-words.ts";
import type { SearchQuery, SearchTerm } from "./query-syntax.ts";

/** A product's score, or `noMatch`. Depends only on product and query, so that cursors stay valid. */
export type Score = (product: IndexedProduct) => number;

export const noMatch = -1;

/** Matching one more word outweighs any number of whole-word matches. */
const wordScore = 1000;
const wholeWordScore = 1;

/** Which words of a query may match the start of a title's word without a trailing star. */
export type Prefixes = "all" | "last" | "none";

export interface Matching {
  readonly prefixes: Prefixes;
  /** Shoppers also search for a color, a department, a category or a brand, and type "coats" for a coat. */
  readonly isShoppers: boolean;
}

export function scoreBy(
  query: SearchQuery,
  { prefixes, isShoppers }: Matching,
  titles: TitleIndex,
  snapshot: Snapshot,
): Score {
  const last = lastTerm(query);

  function compile(part: SearchQuery): Score {
    if (part.kind === "all") return () => 0;
    if (part.kind === "not") return negation(compile(part.part));
    if (part.kind === "term") return fieldScore(part, snapshot) ?? textScore(part);
    const parts = part.parts.map(compile);
    return part.kind === "and" ? conjunction(parts) : disjunction(parts);
  }

  function textScore(term: SearchTerm): Score {
    const words = titleWords(isTitle(term) ? term.value : `${term.field} ${term.value}`);
    const others = otherMatches(term, titles, snapshot);
    if (words.length === 0 && !others) return () => 0;
    const prefix =
      !term.phrase && (term.prefix || prefixes === "all" || (prefixes === "last" && term === last));
    const inTitles =
      words.length > 0 ? titles.matches(words, prefix, snapshot) : new Uint8Array(snapshot.bySlot.length);
    const [word] = words;
    const matches =
      isShoppers && words.length === 1 && word !== undefined && !term.phrase && term.field === undefined
        ? withMeanings(inTitles, word, prefix, titles, snapshot)
        : inTitles;
    return ({ slot }) => {
      const how = others?.has(slot) ? 2 : (matches[slot] ?? 0);
      return how === 0 ? noMatch : wordScore * Math.max(1, words.length) + (how === 2 ? wholeWordScore : 0);
    };
  }

  return compile(query);
}

/** Scripts without spaces between words, and emoji: a title has most of such a text anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Emoji_Presentation}]/u;

/** The slots of products whose titles contain a text without spaces, or that have a variant with this SKU or barcode. */
function otherMatches(term: SearchTerm, titles: TitleIndex, snapshot: Snapshot): Set<number> | undefined {
  if (!isTitle(term)) return undefined;
  if (unspaced.test(term.value)) return new Set(titles.containing(term.value, snapshot));
  const found = term.field === undefined ? titles.withCode(term.value, snapshot) : [];
  return found.length > 0 ? new Set(found) : undefined;
}

/** Also matches titles with the word's singular, and products that have the word as an attribute. */
function withMeanings(
  inTitles: TitleMatches,
  word: string,
  prefix: boolean,
  titles: TitleIndex,
  snapshot: Snapshot,
): TitleMatches {
  const one = singular(word);
  const matches = one === undefined ? inTitles.slice() : titles.matches([one], false, snapshot).slice();
  inTitles.forEach((how, slot) => (matches[slot] = Math.max(how, Math.min(matches[slot] ?? 0, 1))));
  for (const slot of slotsNamed(word, prefix, snapshot)) matches[slot] ||= 1;
  return matches;
}

/** The singular: "coats" → "coat", "dresses" → "dress". Undefined for a word without a plural ending. */
function singular(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return undefined;
  return word.replace(/(?<=s|x|z|ch|sh)es$|s$/, "");
}

/** Plain words and `title:` search titles. Unknown fields are searched as text. */
function isTitle({ field }: SearchTerm): boolean {
  return field === undefined || field === "title";
}

export function isText(term: SearchTerm): boolean {
  return isTitle(term) || !knownFields.has(term.field ?? "");
}

function lastTerm(query: SearchQuery): SearchTerm | undefined {
  if (query.kind === "term") return query;
  return query.kind === "and" || query.kind === "or"
    ? query.parts.map(lastTerm).findLast(Boolean)
    : undefined;
}

function negation(score: Score): Score {
  return (product) => (score(product) === noMatch ? 0 : noMatch);
}

function conjunction(scores: readonly Score[]): Score {
  return (product) => {
    let sum = 0;
    for (const score of scores) {
      const own = score(product);
      if (own === noMatch) return noMatch;
      sum += own;
    }
    return sum;
  };
}

function disjunction(scores: readonly Score[]): Score {
  return (product) => {
    let sum = noMatch;
    for (const score of scores) {
      const own = score(product);
      if (own !== noMatch) sum = Math.max(sum, 0) + own;
    }
    return sum;
  };
}

type Test = (product: IndexedProduct) => boolean;
type Field = (term: SearchTerm, snapshot: Snapshot) => Test;

const knownFields = new Map<string, Field>([
  ["id", ({ value }) => idTest(value)],
  [
    "handle",
    ({ value, prefix }) =>
      ({ handle }) =>
        prefix ? handle.startsWith(value.toLowerCase()) : handle === value.toLowerCase(),
  ],
  ["tag", (term, snapshot) => valueTest(facetIds.tag, term, snapshot)],
  ["tag_not", (term, snapshot) => opposite(valueTest(facetIds.tag, term, snapshot))],
  ["vendor", (term, snapshot) => valueTest(facetIds.vendor, term, snapshot)],
  ["product_type", (term, snapshot) => valueTest(facetIds.productType, term, snapshot)],
  [
    "available_for_sale",
    ({ value }) =>
      ({ available }) =>
        available ? !/^false$/i.test(value) : !/^true$/i.test(value),
  ],
  ["variants.price", priceTest],
  ["created_at", (term) => timeTest(term, ({ createdAt }) => createdAt)],
  ["updated_at", (term) => timeTest(term, ({ updatedAt }) => updatedAt)],
]);

/** Not every product has a value of these. */
const facetFields = new Set(["tag", "tag_not", "vendor", "product_type"]);

/** `tag:*` matches any tag. */
const isAny = ({ value, phrase }: SearchTerm): boolean => value === "*" && !phrase;

function fieldScore(term: SearchTerm, snapshot: Snapshot): Score | undefined {
  const field = knownFields.get(term.field ?? "");
  if (!field) return undefined;
  const test = isAny(term) && !facetFields.has(term.field ?? "") ? () => true : field(term, snapshot);
  return (product) => (test(product) ? 0 : noMatch);
}

function opposite(test: Test): Test {
  return (product) => !test(product);
}

function idTest(value: string): Test {
  const id = /^\d+$/.test(value) ? Number(value) : rowId(value, "Product");
  return (product) => product.id === id;
}

/** Matches whole vendors, types and tags in any case. With a trailing star, the start is enough. */
function valueTest(facet: string, term: SearchTerm, { dictionary, columns }: Snapshot): Test {
  const { value, prefix } = term;
  if (isAny(term))
    return ({ slot }) => columns.valuesOf(slot).some((code) => dictionary.values[code]?.facet === facet);
  const wanted = value.toLowerCase();
  const codes = new Set(
    prefix
      ? dictionary.values
          .filter((known) => known.facet === facet && known.value.toLowerCase().startsWith(wanted))
          .map(({ code }) => code)
      : [dictionary.find(facet, value) ?? -1],
  );
  return ({ slot }) => columns.valuesOf(slot).some((code) => codes.has(code));
}

/** Decimal dollars. Matches when any variant has the price. */
function priceTest({ value, comparator }: SearchTerm, { columns }: Snapshot): Test {
  const wanted = centsOf(value) ?? Number.NaN;
  return ({ slot }) => columns.pricesOf(slot).some((price) => compareValues(price, comparator, wanted));
}

function timeTest({ value, comparator }: SearchTerm, timeOf: (product: IndexedProduct) => number): Test {
  const wanted = value.toLowerCase() === "now" ? Date.now() : Date.parse(value);
  return (product) => compareValues(timeOf(product), comparator, wanted);
}

function compareValues(value: number, comparator: SearchTerm["comparator"], wanted: number): boolean {
  if (comparator === "<") return value < wanted;
  if (comparator === "<=") return value <= wanted;
  if (comparator === ">") return value > wanted;
  return comparator === ">=" ? value >= wanted : value === wanted;
}
