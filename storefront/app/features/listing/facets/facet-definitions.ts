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
const definitions: Record<FacetName, Omit<FacetDefinition, "name">> = {
  department: { label: messages.department, terms: departments, slug: canonicalSlug },
  category: { label: messages.category, terms: categories, slug: canonicalSlug },
  size_type: { label: messages.sizeType, terms: sizeTypes, slug: (label) => label.toLowerCase() },
  size: { label: messages.size, terms: [], slug: (label) => label },
  color: { label: messages.color, terms: colors, slug: canonicalSlug },
  condition: { label: messages.condition, terms: conditions, slug: canonicalSlug },
  brand: { label: messages.brand, terms: [], slug: brandSlug },
  current_tier: { label: messages.priceTier, terms: [], slug: (label) => label.toUpperCase() },
};

export const facetDefinitions: readonly FacetDefinition[] = Object.entries(definitions).map(
  ([name, definition]) => ({ name: name as FacetName, ...definition }),
);
