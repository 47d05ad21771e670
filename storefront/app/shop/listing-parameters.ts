/** In the order in which listings offer them. */
export const sortSlugs = [
  "closest",
  "relevance",
  "featured",
  "best_selling",
  "newest",
  "deals",
  "price_asc",
  "price_desc",
] as const;
export type SortSlug = (typeof sortSlugs)[number];

/** The state of a listing, as in its URL. Slugs are canonical; prices are in dollars, with cents if needed. */
export interface ListingParameters extends Readonly<Record<FacetName, readonly string[]>> {
  readonly text: string;
  /** The merchant's own filters: the labels of the chosen values, by the platform's filter id. */
  readonly more: MoreFilters;
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  /** The lengths of the shopper's own garment in half inches: "chest18.5,length38". */
  readonly near: string | null;
  /** How many inches each length may differ from it. */
  readonly within: string | null;
  readonly sort: SortSlug | null;
  readonly after: string | null;
  readonly before: string | null;
  /** The number of the page at the cursor, for display; null if unknown. */
  readonly page: number | null;
  /** "all" renders the whole page at once, for search engines and browsers without JavaScript. */
  readonly show: "all" | null;
}

/** Chosen values by the platform's filter id: `{ "filter.v.option.fit": ["Slim"] }`. */
export type MoreFilters = Readonly<Record<string, readonly string[]>>;

/** The parameters that hold lists, in the order in which links write them. */
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
  more: {},
  minPrice: null,
  maxPrice: null,
  near: null,
  within: null,
  sort: null,
  after: null,
  before: null,
  page: null,
  show: null,
};

/** The query string of a listing's link: "", or starts with "?". Equal listings have equal strings. */
export function writeListing(parameters: Partial<ListingParameters>): string {
  const search = new URLSearchParams();
  if (parameters.text) search.set("text", parameters.text);
  for (const name of facetNames) {
    const values = parameters[name] ?? [];
    if (values.length > 0) search.set(name, values.join(","));
  }
  // One parameter per label, because a label may contain a comma.
  for (const [name, values] of Object.entries(parameters.more ?? {})) {
    for (const value of values) search.append(name, value);
  }
  for (const name of [
    "minPrice",
    "maxPrice",
    "near",
    "within",
    "sort",
    "after",
    "before",
    "page",
    "show",
  ] as const) {
    const value = parameters[name];
    if (value) search.set(name, String(value));
  }
  const written = search.toString().replaceAll("%2C", ",");
  return written ? `?${written}` : "";
}

/** The query string of a listing's submitted form: no empty fields, and each list once. The server corrects the values. */
export function writeSubmitted(form: FormData): string {
  const fields = [...form].map(
    ([name, value]) => [name, typeof value === "string" ? value.trim() : ""] as const,
  );
  const listsOf = (names: readonly string[]) =>
    names.map((name) => [name, fields.flatMap((field) => (field[0] === name && field[1]) || [])]);
  return writeListing({
    ...Object.fromEntries(fields),
    ...Object.fromEntries(listsOf(facetNames)),
    more: Object.fromEntries(listsOf([...form.keys()].filter((name) => name.startsWith("filter.")))),
  });
}

/** Back on the first page, because cursors belong to the old results. */
export function changeListing(
  parameters: ListingParameters,
  change: Partial<ListingParameters>,
): ListingParameters {
  return { ...parameters, after: null, before: null, page: null, show: null, ...change };
}

export function isFiltered(parameters: ListingParameters): boolean {
  return (
    parameters.text !== "" ||
    parameters.minPrice !== null ||
    parameters.maxPrice !== null ||
    parameters.near !== null ||
    facetNames.some((name) => parameters[name].length > 0) ||
    Object.keys(parameters.more).length > 0
  );
}
