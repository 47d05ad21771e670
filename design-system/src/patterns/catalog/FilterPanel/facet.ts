import { facetSearchAbove } from "../../../constants.ts";

export interface FacetOption {
  value: string;
  label: string;
  /** The number of matching products, ignoring this facet's own choices; not shown if it is unknown. */
  count?: number | undefined;
  selected: boolean;
  /** CSS hex of a color's dot; null for a color that the shop does not know. */
  swatch?: string | null;
  /** The heading above it and the following options with the same one, such as a size system. */
  group?: string | undefined;
}

/** A group of filters. `name` is the URL parameter. */
export interface Facet {
  name: string;
  title: string;
  kind: "list" | "color" | "size";
  options: readonly FacetOption[];
  /** Initially open. Defaults to true for the first three facets and those with a chosen option. */
  open?: boolean | undefined;
  /**
   * The URL of the page with this facet open, for shoppers without JavaScript. If set, a closed facet renders its
   * options only once it opens.
   */
  openHref?: string | undefined;
}

export interface PriceBounds {
  /** Whole or decimal dollars; "" for an open bound. */
  min: string;
  max: string;
}

/** Facets with more than five options can be searched, except colors. */
export function hasSearchBox(facet: Facet): boolean {
  return facet.kind !== "color" && facet.options.length > facetSearchAbove;
}

/** Options whose label or group contains the text, and chosen ones, so that no active filter is hidden. */
export function matchingOptions(options: readonly FacetOption[], text: string): readonly FacetOption[] {
  const wanted = folded(text.trim());
  if (wanted === "") return options;
  return options.filter(
    (option) => option.selected || folded(`${option.group ?? ""} ${option.label}`).includes(wanted),
  );
}

/** Without case and accents: "cosima etoile" finds "Cosima Étoile". */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** An option without results is disabled, but a chosen one can always be removed. */
export function isDisabled(option: FacetOption): boolean {
  return option.count === 0 && !option.selected;
}
