import type { FacetFragment } from "@circlet/graphql/generated";
import type { FacetName, ListingParameters } from "~/shop/listing-parameters";
import { compareSizes } from "~/shop/size-order";
import { metafieldNamespace } from "~/shop/constants";
import { type FacetDefinition, facetDefinitions } from "./facet-definitions";
import type { FacetCounts } from "./listing-facet";

const metafield = (key: string) => `filter.p.m.${metafieldNamespace}.${key}`;

/** By this facet, a service says that it compares products with a garment, and how many it cannot compare. */
export const comparisonFacet = `filter.p.m.${metafieldNamespace}.measurements`;

/** The filters of the platform's own fields. */
const platformIds: Partial<Record<FacetName, string>> = {
  size: "filter.v.option.size",
  color: "filter.v.option.color",
  brand: "filter.p.vendor",
};

const idsOf = (name: FacetName) => [metafield(name), platformIds[name]];

/** Platform facets that are not shown again: price is a range in the panel, the comparison a notice, the others ours. */
const covered = new Set([
  "filter.v.price",
  comparisonFacet,
  ...facetDefinitions.flatMap(({ name }) => idsOf(name)),
]);

/** Platform facets that our metafields describe better. Catalogs with our metafields do not show them. */
const coveredByOurs = new Set(["filter.v.availability", "filter.p.product_type", "filter.p.tag"]);

/** Ours in our order, then the merchant's. Sorted on the server: brands would delay hydration on a phone. */
export function facetCounts(facets: readonly FacetFragment[]): FacetCounts {
  const hasOurs = facets.some(({ id }) => id.startsWith(metafield("")));
  const ours = facetDefinitions.flatMap((definition) => {
    const facet = facets.find(({ id }) => idsOf(definition.name).includes(id));
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

/** The service does not count. Every product has one price range and one vendor, so their counts add up. */
export function resultCount(
  facets: readonly FacetFragment[],
  { minPrice, maxPrice }: ListingParameters,
): number | null {
  const id = minPrice || maxPrice ? "filter.p.vendor" : "filter.v.price";
  const facet = facets.find((facet) => facet.id === id);
  return facet ? facet.values.reduce((sum, { count }) => sum + count, 0) : null;
}
