import type { FacetFragment } from "@circlet/graphql/generated";
import {
  changeListing,
  type FacetName,
  facetNames,
  type ListingParameters,
} from "~/catalog/listing-parameters";
import { metafieldNamespace } from "~/constants";
import { parseSize, includesSize } from "~/sizes/parse-size";
import { colorHex } from "~/catalog/color-hex";
import {
  brandSlug,
  canonicalSlug,
  categories,
  colors,
  compareSizes,
  conditions,
  departments,
  sizeTypes,
  type Term,
  termName,
} from "~/catalog/taxonomy";
import * as messages from "~/messages/en/listing";
import type { FacetCounts, ListingFacet, ListingFacetOption } from "./listing-facet";
import { groupedSizes, type SizeGroup } from "./size-groups";

interface FacetDefinition {
  readonly name: FacetName;
  readonly label: string;
  /** The filter id of the platform's own field, if it has one besides the metafield. */
  readonly id?: string;
  readonly terms: readonly Term[];
  readonly slug: (label: string) => string;
}

const metafield = (key: string) => `filter.p.m.${metafieldNamespace}.${key}`;
const idsOf = ({ name, id }: FacetDefinition) => [metafield(name), id];
const unchanged = (label: string) => label;

/** In the order of the filter panel. */
const definitions: readonly FacetDefinition[] = [
  { name: "department", label: messages.department, terms: departments, slug: canonicalSlug },
  { name: "category", label: messages.category, terms: categories, slug: canonicalSlug },
  { name: "size_type", label: messages.sizeType, terms: sizeTypes, slug: (label) => label.toLowerCase() },
  { name: "size", label: messages.size, id: "filter.v.option.size", terms: [], slug: unchanged },
  { name: "color", label: messages.color, id: "filter.v.option.color", terms: colors, slug: canonicalSlug },
  { name: "condition", label: messages.condition, terms: conditions, slug: canonicalSlug },
  { name: "brand", label: messages.brand, id: "filter.p.vendor", terms: [], slug: brandSlug },
  { name: "current_tier", label: messages.priceTier, terms: [], slug: (label) => label.toUpperCase() },
];

/** Platform facets that are not shown again: price is a range in the panel, and the others are our own facets. */
const covered = new Set(["filter.v.price", ...definitions.flatMap(idsOf)]);

/** Platform facets that our metafields describe better. Catalogs with our metafields do not show them. */
const coveredByOurs = new Set(["filter.v.availability", "filter.p.product_type", "filter.p.tag"]);

/** Ours in our order, then the merchant's. Sorted on the server: brands would delay hydration on a phone. */
export function facetCounts(facets: readonly FacetFragment[]): FacetCounts {
  const hasOurs = facets.some(({ id }) => id.startsWith(metafield("")));
  const ours = definitions.flatMap((definition) => {
    const facet = facets.find(({ id }) => idsOf(definition).includes(id));
    return facet ? [[definition.name, inOrder(countsOf(facet), definition)] as const] : [];
  });
  const others = facets.filter(({ id }) => !covered.has(id) && !(hasOurs && coveredByOurs.has(id)));
  return [...ours, ...others.map((facet) => [facet.id, countsOf(facet), facet.label] as const)];
}

function countsOf({ values }: FacetFragment) {
  return values.map(({ label, count }) => [label, count] as const);
}

type Count = ReturnType<typeof countsOf>[number];

/** Sorts terms by their vocabulary, sizes from small to large, and brands by name. */
function inOrder(counts: Count[], { name, terms, slug }: FacetDefinition): Count[] {
  if (name === "size") return counts.sort(([one], [other]) => compareSizes(one, other));
  // Without a vocabulary, slugs are not needed, and a shop may have hundreds of brands.
  if (terms.length === 0) return counts.sort(([one], [other]) => one.localeCompare(other, "en"));
  const placed = counts.map((count) => {
    const value = slug(count[0]);
    const index = terms.findIndex((term) => term.slug === value);
    const isTerm = index !== -1;
    return { count, place: isTerm ? index : terms.length, label: isTerm ? "" : count[0] };
  });
  placed.sort((a, b) => a.place - b.place || a.label.localeCompare(b.label, "en"));
  return placed.map(({ count }) => count);
}

/** The facets of the filter panel with the selected values. Sizes are grouped if there are several size systems. */
export function listingFacets(
  counts: FacetCounts,
  parameters: ListingParameters,
  sizes: readonly SizeGroup[] = [],
): ListingFacet[] {
  return counts.map(([name, values, label = name]) => {
    const definition = definitions.find((definition) => definition.name === name);
    if (!definition) return merchantFacet(name, label, values, parameters.more[name] ?? []);
    if (name === "size" && sizes.length > 0) {
      return { name, label: definition.label, options: groupedSizes(sizes, values, parameters.size) };
    }
    const options = values.map(([label, count]) =>
      facetOption(definition, label, count, parameters[definition.name]),
    );
    return { name, label: definition.label, options: usefulFirst(options) };
  });
}

/** One of the merchant's own facets, with the platform's labels in the platform's order. */
function merchantFacet(
  name: string,
  label: string,
  values: FacetCounts[number][1],
  selected: readonly string[],
): ListingFacet {
  const isColor = /colou?r/i.test(label);
  const options = values.map(([value, count]) => ({
    value,
    label: value,
    count,
    isSelected: selected.includes(value),
    ...(isColor && { hex: colorHex(value) }),
  }));
  return { name, label, options: usefulFirst(options) };
}

function facetOption(
  { name, terms, slug }: FacetDefinition,
  label: string,
  count: number,
  selected: readonly string[],
): ListingFacetOption {
  const value = slug(label);
  return {
    value,
    label: terms.length > 0 ? termName(terms, value) : label,
    count,
    isSelected: selected.some((chosen) => isSame(name, chosen, value)),
    ...(name === "color" && { hex: colorHex(value) }),
  };
}

/** Whether a chosen value is the facet's value. Sizes match in any case, with or without their size system. */
function isSame(name: string, chosen: string, value: string): boolean {
  return name === "size" ? includesSize(chosen, parseSize(chosen).type, value) : chosen === value;
}

/** Moves values without products to the end. A small brand may have only three of forty sizes. */
function usefulFirst(options: readonly ListingFacetOption[]): ListingFacetOption[] {
  const isUseful = ({ count, isSelected }: ListingFacetOption) => count > 0 || isSelected;
  return [...options.filter(isUseful), ...options.filter((option) => !isUseful(option))];
}

/** Drops values that no product has, so that outdated links keep their other filters. Null if all are known. */
export function withoutUnknown(parameters: ListingParameters, counts: FacetCounts): ListingParameters | null {
  // A result without any facets does not say which values exist.
  if (counts.length === 0) return null;
  const facets = listingFacets(counts, parameters);
  const knownOf = (facet: ListingFacet | undefined, values: readonly string[]) =>
    values.filter((value) => facet?.options.some((option) => isSame(facet.name, value, option.value)));
  const systems = facets.find(({ name }) => name === "size_type")?.options.map(({ value }) => value) ?? [];
  const isKnownSize = (value: string) => [null, ...systems].includes(parseSize(value).type);
  const ours = facetNames.map((name) => {
    const facet = facets.find((facet) => facet.name === name);
    const known = knownOf(facet, parameters[name]);
    return [name, name === "size" ? known.filter(isKnownSize) : known] as const;
  });
  const chosen = Object.entries(parameters.more);
  const more = chosen.flatMap(([name, values]) => {
    const known = knownOf(
      facets.find((facet) => facet.name === name),
      values,
    );
    return known.length > 0 ? [[name, known] as const] : [];
  });
  const isKnown =
    ours.every(([name, values]) => values.length === parameters[name].length) &&
    lengthOf(more) === lengthOf(chosen);
  if (isKnown) return null;
  return changeListing(parameters, { ...Object.fromEntries(ours), more: Object.fromEntries(more) });
}

function lengthOf(chosen: readonly (readonly [string, readonly string[]])[]): number {
  return chosen.reduce((sum, [, values]) => sum + values.length, 0);
}

/** The service does not count. Every product has one price range and one vendor, so their counts add up. */
export function resultCount(
  facets: readonly FacetFragment[],
  { minPrice, maxPrice }: ListingParameters,
): number | null {
  const id = minPrice || maxPrice ? "filter.p.vendor" : "filter.v.price";
  const facet = facets.find((facet) => facet.id === id);
  return facet ? facet.values.reduce((sum, { count }) => sum + count, 0) : null;
}
