import type { ListingFacet } from "./facets";
import { type FacetName, facetNames, type ListingParameters } from "~/lib/listing-parameters";

/** What a listing's path asks for by itself: a brand, a category, a saved search. No chip takes it away. */
export type FixedFilters = Partial<Pick<ListingParameters, "text" | "minPrice" | "maxPrice" | FacetName>>;

/** What is left for the parameters to say where the path has said its part: they may choose among its values. */
export function ownParameters(parameters: ListingParameters, fixed: FixedFilters): ListingParameters {
  const facets = facetNames.map((name) => [name, ownValues(parameters[name], fixed[name])] as const);
  return { ...parameters, ...Object.fromEntries(facets), text: fixed.text ? "" : parameters.text };
}

/** All that a listing is narrowed by, by its path and by its parameters. */
export function allParameters(own: ListingParameters, fixed: FixedFilters): ListingParameters {
  const facets = facetNames.map(
    (name) => [name, own[name].length > 0 ? own[name] : (fixed[name] ?? [])] as const,
  );
  return {
    ...own,
    ...Object.fromEntries(facets),
    text: own.text || (fixed.text ?? ""),
    minPrice: stricter(own.minPrice, fixed.minPrice, Math.max),
    maxPrice: stricter(own.maxPrice, fixed.maxPrice, Math.min),
  };
}

/** The facets that leave a choice: of those that the path has narrowed to several values, these. */
export function freeFacets(facets: readonly ListingFacet[], fixed: FixedFilters): ListingFacet[] {
  return facets.flatMap((facet) => {
    const values = fixed[facet.name] ?? [];
    if (values.length === 0) return [facet];
    const options = facet.options.filter(({ value }) => values.includes(value));
    return values.length > 1 ? [{ ...facet, options }] : [];
  });
}

function ownValues(values: readonly string[], fixed: readonly string[] = []): readonly string[] {
  if (fixed.length === 0) return values;
  return fixed.length === 1 ? [] : values.filter((value) => fixed.includes(value));
}

/** Of two bounds in dollars the one that leaves less. They are compared, never computed with. */
function stricter(
  own: string | null,
  fixed: string | null = null,
  choose: (one: number, other: number) => number,
): string | null {
  if (own === null || fixed === null) return own ?? fixed;
  return choose(Number(own), Number(fixed)) === Number(own) ? own : fixed;
}
