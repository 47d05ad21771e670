import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";
import { everything, type ListingParameters, writeListing } from "~/shop/listing-parameters";
import type { ListingSource } from "../definitions/listing-definition";
import { searchListing } from "../definitions/search-listing";
import type { ListingData } from "../listing-page";
import { readSearch } from "../reading/read-search";
import type { SearchVocabulary } from "../reading/search-vocabulary";
import { wordsNotIn } from "../reading/words-in-titles";
import { loadListing } from "./load-listing";
import { loadVocabulary } from "./load-vocabulary";
import { inQuotes, missingNotice, readNotice } from "./search-notices";

/**
 * A listing whose text the shop reads as filters, if it is what a shopper typed: a search's text without any filters or
 * page. Its links have the filters instead. Rejects as `loadListing` does.
 */
export async function loadSearchedListing(
  commerce: Commerce,
  source: ListingSource,
  own: ListingParameters,
): Promise<ListingData> {
  const { text, sort } = own;
  const isTyped = source === searchListing && writeListing({ text, sort }) === writeListing(own);
  if (!isTyped || text === "") return loadListing(commerce, source, own);
  const vocabulary = await optionalData(() => loadVocabulary(commerce), commerce.options);
  const read = vocabulary && readText(own, vocabulary);
  if (!read) return loadListing(commerce, source, own);
  const found = await loadListing(commerce, source, read);
  const asRead = (listing: ListingData): ListingData => ({
    ...listing,
    typed: text,
    seo: { ...listing.seo, canonical: source.canonicalPath + writeListing({ text }) },
    notices: [readNotice(text), ...listing.notices],
  });
  if (found.products.length > 0 || read.text === "") return asRead(found);
  // No product has the filters and the words. They may be a title, or the words are too many.
  const [exact, wordless] = await Promise.all([
    loadListing(commerce, source, { ...own, text: inQuotes(text) }),
    loadListing(commerce, source, { ...read, text: "" }),
  ]);
  const [first] = exact.products;
  if (first && wordsNotIn([`${first.brand} ${first.title}`], text).length === 0) return exact;
  if (wordless.products.length === 0) return asRead(found);
  return asRead({ ...wordless, notices: [missingNotice([read.text]), ...wordless.notices] });
}

/** Null if the text names no filters. Words that would be read again are in quotes. */
function readText({ text, sort }: ListingParameters, vocabulary: SearchVocabulary): ListingParameters | null {
  const read = readSearch(text, vocabulary);
  if (!read) return null;
  const isReadAgain = read.text !== "" && readSearch(read.text, vocabulary) !== null;
  return { ...everything, ...read, sort, text: isReadAgain ? inQuotes(read.text) : read.text };
}
