import { facetSearchAbove } from "../../../constants.ts";

export interface FacetOption {
  value: string;
  label: string;
  /** The number of matching products, ignoring choices in this facet; omitted if unknown. */
  count?: number | undefined;
  selected: boolean;
  /** A color's CSS hex value; null for colors that the shop does not know. */
  swatch?: string | null;
  /** A heading, such as a size system. Consecutive options with the same heading share it. */
  group?: string | undefined;
}

/** A filter with its options. `name` is its URL parameter. */
export interface Facet {
  name: string;
  title: string;
  kind: "list" | "color" | "size";
  options: readonly FacetOption[];
  /** Whether it is initially open. By default, the first three facets are, and those with a chosen option. */
  open?: boolean | undefined;
  /** The page's URL with this facet open, without JavaScript. If set, options render only once it is open. */
  openHref?: string | undefined;
}

export interface PriceBounds {
  /** Dollars, with or without cents; "" for no limit. */
  min: string;
  max: string;
}

/** Facets with more than five options have a search field, except color. */
export function hasSearchBox(facet: Facet): boolean {
  return facet.kind !== "color" && facet.options.length > facetSearchAbove;
}

/** Options whose label or group contains the text, and chosen ones, so that no active filter is hidden. */
export function matchingOptions(options: readonly FacetOption[], text: string): readonly FacetOption[] {
  const wanted = foldCase(text.trim());
  if (wanted === "") return options;
  return options.filter(
    (option) => option.selected || foldCase(`${option.group ?? ""} ${option.label}`).includes(wanted),
  );
}

/** Removes case and accents, so that "cosima etoile" finds "Cosima Étoile". */
function foldCase(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** Disables options without results, unless they are chosen and may need to be removed. */
export function isDisabled(option: FacetOption): boolean {
  return option.count === 0 && !option.selected;
}
