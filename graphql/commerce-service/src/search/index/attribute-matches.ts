import { facetIds, metafieldFacetId, optionFacetId } from "../facets/facet-ids.ts";
import { titleWords } from "../title-words.ts";
import type { Snapshot } from "./catalog-index.ts";

const metafield = (key: string): string => metafieldFacetId("product_information", key);

/** Attributes that shoppers search for, besides words of the title: "red", "womens", "dresses", a brand. */
const named: ReadonlySet<string> = new Set([
  optionFacetId("color"),
  metafield("color"),
  metafield("department"),
  metafield("category"),
  metafield("brand"),
  facetIds.productType,
  facetIds.vendor,
]);

/** Slots by color, department, category or brand name. With `prefix`, "women" finds "womens". */
export function slotsNamed(word: string, prefix: boolean, snapshot: Snapshot): number[] {
  const { dictionary, postings } = snapshot;
  const isMatch = (other: string) => (prefix ? other.startsWith(word) : other === word);
  return dictionary.values
    .filter(({ facet, value }) => named.has(facet) && titleWords(value).some(isMatch))
    .flatMap(({ code }) => [...postings().of(code)]);
}

/** The words of these attributes' names, so that spelling is corrected to "sleepwear" although no title says it. */
export function wordsOfNames({ dictionary }: Snapshot): string[] {
  return dictionary.values.filter(({ facet }) => named.has(facet)).flatMap(({ value }) => titleWords(value));
}
