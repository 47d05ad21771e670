import type { FacetName } from "~/shop/listing-parameters";
import { brandSlug } from "~/shop/brand-slug";
import { conditions } from "~/shop/conditions";
import { canonicalSlug, categories, colors, departments, sizeTypes } from "~/shop/taxonomy";
import type { Term } from "~/shop/term";
import * as messages from "~/messages/en/listing";

export interface FacetDefinition {
  readonly name: FacetName;
  readonly label: string;
  readonly terms: readonly Term[];
  readonly slug: (label: string) => string;
}

/** In the order of the filter panel. */
export const facetDefinitions: readonly FacetDefinition[] = [
  { name: "department", label: messages.department, terms: departments, slug: canonicalSlug },
  { name: "category", label: messages.category, terms: categories, slug: canonicalSlug },
  { name: "size_type", label: messages.sizeType, terms: sizeTypes, slug: (label) => label.toLowerCase() },
  { name: "size", label: messages.size, terms: [], slug: (label) => label },
  { name: "color", label: messages.color, terms: colors, slug: canonicalSlug },
  { name: "condition", label: messages.condition, terms: conditions, slug: canonicalSlug },
  { name: "brand", label: messages.brand, terms: [], slug: brandSlug },
  { name: "current_tier", label: messages.priceTier, terms: [], slug: (label) => label.toUpperCase() },
];
