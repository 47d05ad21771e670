/** How a listing can be ordered (decision 8). */
export const sortSlugs = ["relevance", "price_asc", "price_desc", "deals", "newest"] as const;
export type SortSlug = (typeof sortSlugs)[number];

/** Everything a listing shows, as its URL says it. Slugs are canonical; prices are whole or decimal dollars. */
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
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly sort: SortSlug | null;
  readonly after: string | null;
  readonly before: string | null;
}

/** The parameters that hold a list of values, in the order in which links write them. */
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
};

/** The search part of a listing's link, "" or starting with "?": always the same for the same listing. */
export function writeListing(parameters: Partial<ListingParameters>): string {
  const search = new URLSearchParams();
  if (parameters.text) search.set("text", parameters.text);
  for (const name of facetNames) {
    const values = parameters[name] ?? [];
    if (values.length > 0) search.set(name, values.join(","));
  }
  for (const name of ["minPrice", "maxPrice", "sort", "after", "before"] as const) {
    const value = parameters[name];
    if (value) search.set(name, value);
  }
  const written = search.toString().replaceAll("%2C", ",");
  return written ? `?${written}` : "";
}

/** The listing after a change of filter or order. It starts at its first page again: an old cursor points into an old result. */
export function changeListing(
  parameters: ListingParameters,
  change: Partial<ListingParameters>,
): ListingParameters {
  return { ...parameters, after: null, before: null, ...change };
}

/** Whether anything besides paging and sorting narrows the listing (LIST-3). */
export function isFiltered(parameters: ListingParameters): boolean {
  return (
    parameters.text !== "" ||
    parameters.minPrice !== null ||
    parameters.maxPrice !== null ||
    facetNames.some((name) => parameters[name].length > 0)
  );
}
