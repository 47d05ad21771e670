import { everything, isFiltered, type ListingParameters } from "~/shop/listing-parameters";
import * as messages from "~/messages/en/listing";
import type { ListingNotice } from "../listing-page";
import { wordsNotIn } from "../reading/words-in-titles";
import { titleQuery } from "../title-query";

interface Searched {
  /** The corrected text, if the service searched for that; otherwise null. */
  readonly correctedTo: string | null;
  readonly products: readonly {
    readonly title: string;
    readonly vendor: string;
    readonly productType: string;
  }[];
}

/** What a search says about a text that was corrected, and about words that no title has. */
export function searchNotices(
  own: ListingParameters,
  text: string,
  { correctedTo, products }: Searched,
): ListingNotice[] {
  if (text === "") return [];
  if (titleQuery(text) === "") return [{ text: messages.unsearchable(text) }];
  if (correctedTo !== null) {
    const link = { label: correctedTo, change: { text: correctedTo } };
    return [{ text: messages.correctionLead(text), link, end: messages.correctionEnd }];
  }
  const isExact = text.startsWith('"') && !isFiltered({ ...own, text: "" });
  if (isExact || (own.after ?? own.before)) return [];
  const titles = products.map(({ title, vendor, productType }) => `${title} ${vendor} ${productType}`);
  const missing = wordsNotIn(titles, text);
  // Without any of the words in titles, the products were found by their codes or tags.
  const isSome = missing.length > 0 && missing.length < wordsNotIn([], text).length;
  return isSome ? [missingNotice(missing)] : [];
}

export function missingNotice(words: readonly string[]): ListingNotice {
  return { text: messages.inNoTitle(words) };
}

/** Says that a text was read as filters, and links to the search for its words. */
export function readNotice(text: string): ListingNotice {
  return {
    text: messages.readAsFilters,
    link: { label: messages.exactWords, change: { ...everything, text: inQuotes(text) } },
  };
}

/** A text in quotes is not read as filters. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll('"', "")}"`;
}
