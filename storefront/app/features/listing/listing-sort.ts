import { isFiltered, type ListingParameters, type SortSlug } from "~/lib/listing-parameters";

export interface SortOption {
  readonly slug: SortSlug;
  readonly name: string;
}

const names: Record<SortSlug, string> = {
  relevance: "Relevance",
  price_asc: "Price low to high",
  price_desc: "Price high to low",
  deals: "Deals",
  newest: "Newest",
};

/**
 * The orders a listing offers. Relevance only when something narrows the listing (LIST-3). The service sorts the
 * result of a text search by relevance or price alone, so only these are offered there.
 */
export function sortOptions(parameters: ListingParameters): SortOption[] {
  const slugs: SortSlug[] = parameters.text
    ? ["relevance", "price_asc", "price_desc"]
    : [
        ...(isFiltered(parameters) ? (["relevance"] as const) : []),
        "newest",
        "deals",
        "price_asc",
        "price_desc",
      ];
  return slugs.map((slug) => ({ slug, name: names[slug] }));
}

/** The order a listing is in: the one asked for where it is offered, else newest first, or relevance once narrowed. */
export function sortOf(parameters: ListingParameters): SortSlug {
  const offered = sortOptions(parameters).some(({ slug }) => slug === parameters.sort);
  if (parameters.sort && offered) return parameters.sort;
  return isFiltered(parameters) ? "relevance" : "newest";
}
