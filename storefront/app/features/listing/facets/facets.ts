import type { ListingParameters } from "~/shop/listing-parameters";
import { colorHex } from "~/catalog/color-hex";
import { termName } from "~/shop/term";
import { parseSize, includesSize } from "~/shopper/sizes/parse-size";
import { type FacetDefinition, facetDefinitions } from "./facet-definitions";
import type { FacetCounts, ListingFacet, ListingFacetOption } from "./listing-facet";
import { groupedSizes, type SizeGroup } from "./size-groups";

/** The facets of the filter panel with the selected values. Sizes are grouped if there are several size systems. */
export function listingFacets(
  counts: FacetCounts,
  parameters: ListingParameters,
  sizes: readonly SizeGroup[] = [],
): ListingFacet[] {
  return counts.map(([name, values, label = name]) => {
    const definition = facetDefinitions.find((definition) => definition.name === name);
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
    isSelected: selected.some((chosen) => isSameValue(name, chosen, value)),
    ...(name === "color" && { hex: colorHex(value) }),
  };
}

/** Whether a chosen value is the facet's value. Sizes match in any case, with or without their size system. */
export function isSameValue(name: string, chosen: string, value: string): boolean {
  return name === "size" ? includesSize(chosen, parseSize(chosen).type, value) : chosen === value;
}

/** Moves values without products to the end. A small brand may have only three of forty sizes. */
function usefulFirst(options: readonly ListingFacetOption[]): ListingFacetOption[] {
  const isUseful = ({ count, isSelected }: ListingFacetOption) => count > 0 || isSelected;
  return [...options.filter(isUseful), ...options.filter((option) => !isUseful(option))];
}
