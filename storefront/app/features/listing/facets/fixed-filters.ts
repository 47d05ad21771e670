import type { ListingFacet } from "./listing-facet";
import { type FacetName, facetNames, type ListingParameters } from "~/shop/listing-parameters";

/** Filters that come from a listing's path, such as its brand or category. Shoppers cannot remove them. */
export type FixedFilters = Partial<Pick<ListingParameters, "text" | "minPrice" | "maxPrice" | FacetName>>;

/** Removes parameters that the path already sets. If the path sets several values, shoppers may choose among them. */
export function ownParameters(parameters: ListingParameters, fixed: FixedFilters): ListingParameters {
  const facets = facetNames.map((name) => [name, ownValues(parameters[name], fixed[name])] as const);
  return { ...parameters, ...Object.fromEntries(facets), text: fixed.text ? "" : parameters.text };
}

export function allParameters(own: ListingParameters, fixed: FixedFilters): ListingParameters {
  const facets = facetNames.map(
    (name) => [name, own[name].length > 0 ? own[name] : (fixed[name] ?? [])] as const,
  );
  return {
    ...own,
    ...Object.fromEntries(facets),
    text: own.text || (fixed.text ?? ""),
    minPrice: stricterLimit(own.minPrice, fixed.minPrice, Math.max),
    maxPrice: stricterLimit(own.maxPrice, fixed.maxPrice, Math.min),
  };
}

/** The facets with more than one value to choose from, limited to the values that the path allows. */
export function freeFacets(facets: readonly ListingFacet[], fixed: FixedFilters): ListingFacet[] {
  return facets.flatMap((facet) => {
    const name = facetNames.find((name) => name === facet.name);
    const values = (name && fixed[name]) ?? [];
    if (values.length === 0) return [facet];
    const options = facet.options.filter(({ value }) => values.includes(value));
    return values.length > 1 ? [{ ...facet, options }] : [];
  });
}

function ownValues(values: readonly string[], fixed: readonly string[] = []): readonly string[] {
  if (fixed.length === 0) return values;
  return fixed.length === 1 ? [] : values.filter((value) => fixed.includes(value));
}

/** The stricter of two price limits. They are compared as floats but never computed with. */
function stricterLimit(
  own: string | null,
  fixed: string | null = null,
  choose: (one: number, other: number) => number,
): string | null {
  if (own === null || fixed === null) return own ?? fixed;
  return choose(Number(own), Number(fixed)) === Number(own) ? own : fixed;
}
