/** The sort orders of a listing. */
export const sortSlugs = [
  "relevance",
  "featured",
  "best_selling",
  "price_asc",
  "price_desc",
  "deals",
  "newest",
] as const;
export type SortSlug = (typeof sortSlugs)[number];

/** The state of a listing, as its URL has it. Slugs are canonical; prices are in dollars, with cents if needed. */
export interface ListingParameters {
  readonly text: string;
  readonly department: readonly string[];
  readonly category: readonly string[];
  readonly brand: readonly string[];
  readonly color: readonly string[];
  readonly condition: readonly string[];
  readonly size: readonly string[];
  readonly size_type: readonly string[];
  readonly current_tier: readonly string[];
  /** Filters that only this merchant has, by the platform's id: the labels of the chosen values. */
  readonly more?: MoreFilters;
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly sort: SortSlug | null;
  readonly after: string | null;
  readonly before: string | null;
  /** The number of the page that the cursor leads to, for display; null if unknown. */
  readonly page: number | null;
  /** "all" renders the whole page at once, for browsers without JavaScript and for search engines. */
  readonly show: "all" | null;
}

/** Chosen values by the id of the platform's filter: `{ "filter.v.option.fit": ["Slim"] }`. */
export type MoreFilters = Readonly<Record<string, readonly string[]>>;

/** The list parameters, in the order in which links have them. */
export const facetNames = [
  "department",
  "category",
  "brand",
  "color",
  "condition",
  "size",
  "size_type",
  "current_tier",
] as const;
export type FacetName = (typeof facetNames)[number];

export const everything: ListingParameters = {
  text: "",
  department: [],
  category: [],
  brand: [],
  color: [],
  condition: [],
  size: [],
  size_type: [],
  current_tier: [],
  minPrice: null,
  maxPrice: null,
  sort: null,
  after: null,
  before: null,
  page: null,
  show: null,
};

/** The query string of a listing's link, "" or starting with "?". The same listing always has the same one. */
export function writeListing(parameters: Partial<ListingParameters>): string {
  const search = new URLSearchParams();
  if (parameters.text) search.set("text", parameters.text);
  for (const name of facetNames) {
    const values = parameters[name] ?? [];
    if (values.length > 0) search.set(name, values.join(","));
  }
  // Repeated, because a label may have a comma.
  for (const [name, values] of Object.entries(parameters.more ?? {})) {
    for (const value of values) search.append(name, value);
  }
  for (const name of ["minPrice", "maxPrice", "sort", "after", "before", "page", "show"] as const) {
    const value = parameters[name];
    if (value) search.set(name, String(value));
  }
  const written = search.toString().replaceAll("%2C", ",");
  return written ? `?${written}` : "";
}

/**
 * The listing after a change of filters or sort order. It starts at the first page, because cursors belong to the old
 * result.
 */
export function changeListing(
  parameters: ListingParameters,
  change: Partial<ListingParameters>,
): ListingParameters {
  return { ...parameters, after: null, before: null, page: null, show: null, ...change };
}

/** Whether the listing has a search text or a filter. */
export function isFiltered(parameters: ListingParameters): boolean {
  return (
    parameters.text !== "" ||
    parameters.minPrice !== null ||
    parameters.maxPrice !== null ||
    facetNames.some((name) => parameters[name].length > 0) ||
    parameters.more !== undefined
  );
}
