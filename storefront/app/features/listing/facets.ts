import type { FacetFragment } from "@circlet/graphql/generated";
import { changeListing, type FacetName, type ListingParameters } from "~/lib/listing-parameters";
import {
  brandSlug,
  canonicalSlug,
  categories,
  colorHex,
  colors,
  compareSizes,
  conditions,
  departments,
  type Term,
  termName,
} from "~/lib/taxonomy";

/** One value a listing can be narrowed by. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Products in the whole result that have it, the facet's own choice left out of account. */
  readonly count: number;
  readonly isSelected: boolean;
  /** A color's swatch; null for a color outside the sixteen. */
  readonly hex?: string | null;
}

export interface ListingFacet {
  /** The parameter it is in links and forms. */
  readonly name: FacetName;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** A facet as it travels from the loader to the page: labels with their counts. */
export type FacetCounts = readonly (readonly [
  name: FacetName,
  values: readonly (readonly [string, number])[],
])[];

interface FacetDefinition {
  readonly name: FacetName;
  readonly label: string;
  /** The service's ids for it, the hosted platform's among them. */
  readonly ids: readonly string[];
  readonly terms: readonly Term[];
  readonly slug: (label: string) => string;
}

const metafield = (key: string) => `filter.p.m.product_information.${key}`;
const unchanged = (label: string) => label;

/** In the order in which the filters are shown. */
const definitions: readonly FacetDefinition[] = [
  {
    name: "department",
    label: "Department",
    ids: [metafield("department")],
    terms: departments,
    slug: canonicalSlug,
  },
  {
    name: "category",
    label: "Category",
    ids: [metafield("category")],
    terms: categories,
    slug: canonicalSlug,
  },
  {
    name: "size",
    label: "Size",
    ids: ["filter.v.option.size", metafield("size")],
    terms: [],
    slug: unchanged,
  },
  {
    name: "color",
    label: "Color",
    ids: ["filter.v.option.color", metafield("color")],
    terms: colors,
    slug: canonicalSlug,
  },
  {
    name: "condition",
    label: "Condition",
    ids: [metafield("condition")],
    terms: conditions,
    slug: canonicalSlug,
  },
  { name: "brand", label: "Brand", ids: [metafield("brand"), "filter.p.vendor"], terms: [], slug: brandSlug },
];

/** The service's facets, those that the shop shows. */
export function facetCounts(facets: readonly FacetFragment[]): FacetCounts {
  return definitions.flatMap(({ name, ids }) => {
    const facet = facets.find(({ id }) => ids.includes(id));
    return facet ? [[name, facet.values.map(({ label, count }) => [label, count] as const)] as const] : [];
  });
}

/** The facets as the filters show them, with what is selected. */
export function listingFacets(counts: FacetCounts, parameters: ListingParameters): ListingFacet[] {
  return counts.flatMap(([name, values]) => {
    const definition = definitions.find((definition) => definition.name === name);
    if (!definition) return [];
    const options = values.map(([label, count]) => facetOption(definition, label, count, parameters[name]));
    return [{ name, label: definition.label, options: usefulFirst(inOrder(options, definition)) }];
  });
}

function facetOption(
  { name, terms, slug }: FacetDefinition,
  label: string,
  count: number,
  selected: readonly string[],
): FacetOption {
  const value = slug(label);
  return {
    value,
    label: terms.length > 0 ? termName(terms, value) : label,
    count,
    isSelected: selected.includes(value),
    ...(name === "color" && { hex: colorHex(value) }),
  };
}

/** What would find nothing comes last: of forty sizes a small brand has three. */
function usefulFirst(options: readonly FacetOption[]): FacetOption[] {
  const isUseful = ({ count, isSelected }: FacetOption) => count > 0 || isSelected;
  return [...options.filter(isUseful), ...options.filter((option) => !isUseful(option))];
}

/** Terms in the order of their vocabulary, sizes from small to large, brands by name. */
function inOrder(options: FacetOption[], { name, terms }: FacetDefinition): FacetOption[] {
  if (name === "size") return options.sort((a, b) => compareSizes(a.label, b.label));
  const place = ({ value }: FacetOption) => {
    const index = terms.findIndex(({ slug }) => slug === value);
    return index === -1 ? terms.length : index;
  };
  return options.sort((a, b) => place(a) - place(b) || a.label.localeCompare(b.label, "en"));
}

/**
 * The listing without the selected values that no product of the shop has: a link with an unknown value shows what
 * the rest of it asks for (LIST-2). Null when there are none.
 */
export function withoutUnknown(parameters: ListingParameters, counts: FacetCounts): ListingParameters | null {
  const known = listingFacets(counts, parameters).map(({ name, options }) => {
    const values = parameters[name].filter((value) => options.some((option) => option.value === value));
    return [name, values] as const;
  });
  if (known.every(([name, values]) => values.length === parameters[name].length)) return null;
  return changeListing(parameters, Object.fromEntries(known));
}

/**
 * How many products a collection's listing has in all, which the service does not say outright. Every product has one
 * price range and one vendor, so their counts add up to it; those of a facet that is itself filtered by do not.
 */
export function resultCount(
  facets: readonly FacetFragment[],
  { minPrice, maxPrice }: ListingParameters,
): number | null {
  const id = minPrice || maxPrice ? "filter.p.vendor" : "filter.v.price";
  const facet = facets.find((facet) => facet.id === id);
  return facet ? facet.values.reduce((sum, { count }) => sum + count, 0) : null;
}
