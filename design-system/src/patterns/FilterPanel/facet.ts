import { facetSearchAbove } from "../../constants.ts";

export interface FacetOption {
  value: string;
  label: string;
  /** Pieces in the whole result that have it, the facet's own choice left out of account. */
  count: number;
  selected: boolean;
  /** A color's dot, as CSS hex; null for a color the shop has no dot for. */
  swatch?: string | null;
}

/** One group of filters. `name` is the URL's parameter. */
export interface Facet {
  name: string;
  title: string;
  kind: "list" | "color" | "size";
  options: readonly FacetOption[];
}

export interface PriceBounds {
  /** Whole or decimal dollars, "" without a bound. */
  min: string;
  max: string;
}

/** A facet gets a search box only with more than five options, and color never does (specification B5). */
export function hasSearchBox(facet: Facet): boolean {
  return facet.kind !== "color" && facet.options.length > facetSearchAbove;
}

/** The options whose label has the text in it; chosen ones stay, so that nothing is filtered unseen. */
export function matchingOptions(options: readonly FacetOption[], text: string): readonly FacetOption[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === "") return options;
  return options.filter((option) => option.selected || option.label.toLocaleLowerCase().includes(wanted));
}

/** An option that would find nothing cannot be chosen, yet a chosen one can always be taken back. */
export function isDisabled(option: FacetOption): boolean {
  return option.count === 0 && !option.selected;
}
