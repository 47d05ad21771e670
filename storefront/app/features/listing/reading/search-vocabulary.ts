import { priceTiers } from "@circlet/service-kit/price-tiers";
import { facetNames } from "~/shop/listing-parameters";
import { canonicalSlug } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import * as words from "~/messages/en/search-words";
import { facetDefinitions } from "../facets/facet-definitions";
import type { FacetCounts } from "../facets/listing-facet";
import { phraseOf } from "./search-tokens";

/** What a phrase means: values of a facet or, with the platform's id as its name, of a merchant's filter. */
export interface Meaning {
  readonly name: string;
  readonly values: readonly string[];
  /** A shade also stays in the text, because titles have it. */
  readonly isShade?: boolean;
  /** "top" is a category, but not in "top handle". */
  readonly isSingular?: boolean;
}

/** What a shop's filters are called in a search. Phrases are in lower case, with one space between their words. */
export interface SearchVocabulary {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** The shop's sizes, by how shoppers write them. */
  readonly sizes: ReadonlyMap<string, string>;
  /** The words of those phrases that have only one, by their first letter. */
  readonly singleWords: ReadonlyMap<string, readonly string[]>;
}

/** Facets of the platform whose values are not what shoppers call them. */
const unread: ReadonlySet<string> = new Set(["filter.v.availability", "filter.p.tag"]);

/** Facets whose values need nothing but their names. Sizes are read with their size systems (read-sizes.ts). */
const facetsReadByName = facetNames.filter(
  (name) => !["brand", "category", "current_tier", "size", "size_type"].includes(name),
);

/** What categories are on platforms without our fields. */
export const productType = "filter.p.product_type";

/** From the facets of the whole shop, so that each filter has products. Later ones win: ours over the merchant's. */
export function searchVocabulary(counts: FacetCounts): SearchVocabulary {
  const labels = (name: string) => labelsOf(counts, name);
  const meanings = new Map([
    ...merchantMeanings(counts),
    ...labels("brand").map((label) => [phraseOf(label), meaning("brand", label)] as const),
    ...tierMeanings(labels("current_tier")),
    ...newMeanings(labels("condition")),
    ...facetsReadByName.flatMap((name) =>
      labels(name).flatMap((label) => spelled(phrases(name, label), meaning(name, label))),
    ),
    ...labels("category").flatMap((label) => nouns(phrases("category", label), meaning("category", label))),
  ]);
  for (const [shade, color] of Object.entries(words.shades)) {
    const label = labels("color").find((label) => canonicalSlug(label) === color);
    if (label && !meanings.has(shade)) meanings.set(shade, { ...meaning("color", label), isShade: true });
  }
  meanings.delete("");
  return { meanings, sizes: sizesOf(labels("size")), singleWords: singleWords([...meanings.keys()]) };
}

type Entry = readonly [phrase: string, meaning: Meaning];

function labelsOf(counts: FacetCounts, name: string): string[] {
  const [, values] = counts.find((facet) => facet[0] === name) ?? [];
  return (values ?? []).flatMap(([label, count]) => (count > 0 ? [label] : []));
}

function meaning(name: (typeof facetNames)[number], ...labels: readonly string[]): Meaning {
  const slug = facetDefinitions.find((definition) => definition.name === name)?.slug ?? canonicalSlug;
  return { name, values: labels.map(slug) };
}

/** A value's label, its slug, the shop's name for it, and its other names. */
function phrases(name: (typeof facetNames)[number], label: string): string[] {
  const terms = facetDefinitions.find((definition) => definition.name === name)?.terms ?? [];
  const slug = canonicalSlug(label);
  const names = [label, slug].map((name) => name.replaceAll("_", " "));
  return [...names, termName(terms, slug), ...otherNames(slug)].map(phraseOf);
}

function otherNames(slug: string): readonly string[] {
  return Object.hasOwn(words.otherNames, slug) ? (words.otherNames[slug] ?? []) : [];
}

function spelled(phrases: readonly string[], meaning: Meaning): Entry[] {
  return phrases.map((phrase) => [phrase, meaning]);
}

/** Phrases in singular and plural. */
function nouns(phrases: readonly string[], meaning: Meaning): Entry[] {
  return phrases.flatMap((phrase): Entry[] => {
    const one = singular(phrase);
    const many = one === phrase ? plural(phrase) : phrase;
    const entries: Entry[] = [[many, meaning]];
    return words.adjectives.includes(one) ? entries : [...entries, [one, { ...meaning, isSingular: true }]];
  });
}

const singular = (phrase: string) => phrase.replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, "");
const plural = (phrase: string) => phrase + (/(ss|x|ch|sh)$/.test(phrase) ? "es" : "s");

function merchantMeanings(counts: FacetCounts): Entry[] {
  const own = counts.filter(([name]) => !unread.has(name) && !facetNames.some((ours) => ours === name));
  return own.flatMap(([name]) =>
    labelsOf(counts, name)
      // "No", "S" and "True" say nothing without the filter's name.
      .filter((label) => label.length > 2 && !/^(true|false|yes)$/i.test(label))
      .flatMap((label) => {
        const phrases = [label, ...otherNames(canonicalSlug(label))].map(phraseOf);
        const meaning = { name, values: [label] };
        return name === productType ? nouns(phrases, meaning) : spelled(phrases, meaning);
      }),
  );
}

function tierMeanings(tiers: readonly string[]): Entry[] {
  return Object.entries(words.tierWords).flatMap(([group, phrases]) => {
    const values = priceTiers[group as keyof typeof words.tierWords].filter((tier) => tiers.includes(tier));
    return values.length > 0 ? spelled(phrases, { name: "current_tier", values }) : [];
  });
}

/** "New" means with or without tags. */
function newMeanings(conditions: readonly string[]): Entry[] {
  const unworn = conditions.filter((label) => /^new_with(out)?_tags$/.test(canonicalSlug(label)));
  return unworn.length > 0 ? spelled(words.newWords, meaning("condition", ...unworn)) : [];
}

function sizesOf(labels: readonly string[]): Map<string, string> {
  const same = labels.flatMap((label) => {
    const size = phraseOf(label);
    const others = words.sizeWords.same.find((spellings) => spellings.some((other) => other === size));
    return (others ?? []).map((other) => [other, label] as const);
  });
  return new Map([...same, ...labels.map((label) => [phraseOf(label), label] as const)]);
}

function singleWords(phrases: readonly string[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const phrase of phrases) {
    const first = phrase.charAt(0);
    if (!phrase.includes(" ")) words.set(first, [...(words.get(first) ?? []), phrase]);
  }
  return words;
}
