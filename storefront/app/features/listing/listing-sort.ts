import { isFiltered, type ListingParameters, type SortSlug } from "~/shop/listing-parameters";
import * as messages from "~/messages/en/listing";

export interface SortOption {
  readonly slug: SortSlug;
  readonly name: string;
}

const names: Record<SortSlug, string> = {
  relevance: messages.relevance,
  featured: messages.featured,
  best_selling: messages.bestSelling,
  price_asc: messages.priceLowToHigh,
  price_desc: messages.priceHighToLow,
  deals: messages.deals,
  newest: messages.newest,
};

/** The order that the merchant chose for a collection. */
const collectionSlugs: readonly SortSlug[] = [
  "featured",
  "best_selling",
  "newest",
  "price_asc",
  "price_desc",
];

const allSlugs: readonly SortSlug[] = ["relevance", "newest", "deals", "price_asc", "price_desc"];

/** The sort orders that a listing offers. Relevance needs a search text or a filter. */
export function sortOptions(parameters: ListingParameters, collection?: string): SortOption[] {
  return slugsOf(parameters, collection).map((slug) => ({ slug, name: names[slug] }));
}

function slugsOf(parameters: ListingParameters, collection: string | undefined): readonly SortSlug[] {
  if (collection !== undefined) return collectionSlugs;
  return allSlugs.filter((slug) => slug !== "relevance" || isFiltered(parameters));
}

/** The requested order if offered; else the merchant's for collections, relevance if filtered, or newest. */
export function sortOf(parameters: ListingParameters, collection?: string): SortSlug {
  if (parameters.sort && slugsOf(parameters, collection).includes(parameters.sort)) return parameters.sort;
  if (collection !== undefined) return "featured";
  return isFiltered(parameters) ? "relevance" : "newest";
}
