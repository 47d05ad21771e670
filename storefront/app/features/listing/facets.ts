import type { FacetFragment } from "@circlet/graphql/generated";
import {
  changeListing,
  type FacetName,
  facetNames,
  type ListingParameters,
  writeListing,
} from "~/lib/listing-parameters";
import {
  brandSlug,
  canonicalSlug,
  categories,
  colorHex,
  colors,
  conditions,
  departments,
  type Term,
  termName,
} from "~/lib/taxonomy";

/** One value a listing can be narrowed by. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
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

interface FacetDefinition {
  readonly label: string;
  /** The service's ids for it, the hosted platform's among them. */
  readonly ids: readonly string[];
  readonly terms: readonly Term[];
  readonly slug: (label: string) => string;
}

const metafield = (key: string) => `filter.p.m.product_information.${key}`;
const unchanged = (label: string) => label;

/** In the order in which the filters are shown. */
const definitions: Partial<Record<FacetName, FacetDefinition>> = {
  department: {
    label: "Department",
    ids: [metafield("department")],
    terms: departments,
    slug: canonicalSlug,
  },
  category: { label: "Category", ids: [metafield("category")], terms: categories, slug: canonicalSlug },
  size: { label: "Size", ids: ["filter.v.option.size", metafield("size")], terms: [], slug: unchanged },
  color: {
    label: "Color",
    ids: ["filter.v.option.color", metafield("color")],
    terms: colors,
    slug: canonicalSlug,
  },
  condition: { label: "Condition", ids: [metafield("condition")], terms: conditions, slug: canonicalSlug },
  brand: { label: "Brand", ids: [metafield("brand"), "filter.p.vendor"], terms: [], slug: brandSlug },
};

/** The facets of a listing with their counts over the whole result. Values nobody has are left out. */
export function listingFacets(
  facets: readonly FacetFragment[],
  parameters: ListingParameters,
): ListingFacet[] {
  return Object.entries(definitions).flatMap(([key, definition]) => {
    const name = key as FacetName;
    const facet = facets.find(({ id }) => definition.ids.includes(id));
    if (!facet) return [];
    const options = facet.values.map((value): FacetOption => {
      const slug = definition.slug(value.label);
      return {
        value: slug,
        label: definition.terms.length > 0 ? termName(definition.terms, slug) : value.label,
        count: value.count,
        isSelected: parameters[name].includes(slug),
        ...(name === "color" && { hex: colorHex(slug) }),
      };
    });
    return [{ name, label: definition.label, options: inOrder(options, definition.terms, name) }];
  });
}

/**
 * The listing without the selected values that no product of the shop has: a link with an unknown value shows what
 * the rest of it asks for (LIST-2). Null when there are none.
 */
export function withoutUnknown(
  parameters: ListingParameters,
  facets: readonly ListingFacet[],
): ListingParameters | null {
  const known = facets.map(({ name, options }) => {
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

/** A link for each filter in force that leads to the listing without it. */
export interface ListingChip {
  readonly label: string;
  readonly search: string;
}

export function listingChips(parameters: ListingParameters, facets: readonly ListingFacet[]): ListingChip[] {
  const without = (change: Partial<ListingParameters>) => writeListing(changeListing(parameters, change));
  const values = facetNames
    .filter((name) => name !== "current_tier")
    .flatMap((name) => {
      const options = facets.find((facet) => facet.name === name)?.options ?? [];
      return parameters[name].map((value) => ({
        label: options.find((option) => option.value === value)?.label ?? value,
        search: without({ [name]: parameters[name].filter((other) => other !== value) }),
      }));
    });
  const { text, minPrice, maxPrice } = parameters;
  return [
    ...(text ? [{ label: `“${text}”`, search: without({ text: "" }) }] : []),
    ...tierChip(parameters, without),
    ...values,
    ...(minPrice ? [{ label: `Over $${minPrice}`, search: without({ minPrice: null }) }] : []),
    ...(maxPrice ? [{ label: `Under $${maxPrice}`, search: without({ maxPrice: null }) }] : []),
  ];
}

/** The collection that a set of price tiers stands for (LIST-8); other sets are named as they are. */
function tierChip(
  { current_tier: tiers }: ListingParameters,
  without: (change: Partial<ListingParameters>) => string,
): ListingChip[] {
  const [first] = tiers;
  if (!first) return [];
  return [{ label: tierName(first) ?? tiers.join(", "), search: without({ current_tier: [] }) }];
}

export function tierName(firstTier: string): string | null {
  const number = Number(firstTier.slice(1));
  if (number === 1) return "New Arrivals";
  if (number === 30) return "Last Chance";
  return number >= 15 && number <= 29 ? "Final Sale" : null;
}

function inOrder(options: FacetOption[], terms: readonly Term[], name: FacetName): FacetOption[] {
  const place = (value: string) => {
    const index = terms.findIndex(({ slug }) => slug === value);
    return index === -1 ? terms.length : index;
  };
  if (name === "size") return options;
  return options.sort((a, b) => place(a.value) - place(b.value) || a.label.localeCompare(b.label, "en"));
}
