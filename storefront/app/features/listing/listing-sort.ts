import { isFiltered, type ListingParameters, type SortSlug, sortSlugs } from "~/shop/listing-parameters";
import * as messages from "~/messages/en/listing";

export interface SortOption {
  readonly slug: SortSlug;
  readonly name: string;
}

type Listings = "collections" | "others" | "all";

/** The name of each order, and the listings that offer it: one of the merchant's collections, or any other. */
const sorts: Record<SortSlug, readonly [name: string, offeredIn: Listings]> = {
  closest: [messages.closest, "all"],
  relevance: [messages.relevance, "others"],
  // As the merchant sorted the collection.
  featured: [messages.featured, "collections"],
  best_selling: [messages.bestSelling, "collections"],
  newest: [messages.newest, "all"],
  deals: [messages.deals, "others"],
  price_asc: [messages.priceLowToHigh, "all"],
  price_desc: [messages.priceHighToLow, "all"],
};

/** The sort orders that a listing offers. Relevance needs a search text or a filter, and gives way to a garment. */
export function sortOptions(parameters: ListingParameters, collection?: string): SortOption[] {
  return slugsOf(parameters, collection).map((slug) => ({ slug, name: sorts[slug][0] }));
}

function slugsOf(parameters: ListingParameters, collection: string | undefined): readonly SortSlug[] {
  const other: Listings = collection === undefined ? "collections" : "others";
  return sortSlugs.filter(
    (slug) =>
      sorts[slug][1] !== other &&
      (parameters.near ? slug !== "relevance" : slug !== "closest") &&
      (slug !== "relevance" || isFiltered(parameters)),
  );
}

/** The requested order if offered; else the closest, the merchant's for collections, relevance if filtered, or newest. */
export function sortOf(parameters: ListingParameters, collection?: string): SortSlug {
  if (parameters.sort && slugsOf(parameters, collection).includes(parameters.sort)) return parameters.sort;
  if (parameters.near) return "closest";
  if (collection !== undefined) return "featured";
  return isFiltered(parameters) ? "relevance" : "newest";
}
