import { changeListing, facetNames, type ListingParameters } from "~/shop/listing-parameters";
import { parseSize } from "~/shopper/sizes/parse-size";
import { isSameValue, listingFacets } from "./facets";
import type { FacetCounts, ListingFacet } from "./listing-facet";

/** Drops values that no product has, so that outdated links keep their other filters. Null if all are known. */
export function withoutUnknown(parameters: ListingParameters, counts: FacetCounts): ListingParameters | null {
  // A result without any facets does not say which values exist.
  if (counts.length === 0) return null;
  const facets = listingFacets(counts, parameters);
  const knownOf = (facet: ListingFacet | undefined, values: readonly string[]) =>
    values.filter((value) => facet?.options.some((option) => isSameValue(facet.name, value, option.value)));
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
