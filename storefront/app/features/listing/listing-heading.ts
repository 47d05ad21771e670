import type { ListingParameters } from "~/shop/listing-parameters";
import { categories, departments } from "~/shop/taxonomy";
import { type Term, termName } from "~/shop/term";
import * as messages from "~/messages/en/listing";
import { tierName } from "./facets/chips";
import type { ListingFacet } from "./facets/listing-facet";

/** The heading of a listing: its search text, brand, category or collection, or "everything". */
export function listingHeading(parameters: ListingParameters, facets: readonly ListingFacet[]): string {
  const { text, brand, category, department, current_tier } = parameters;
  if (text) return messages.resultsFor(text);
  const theBrand = onlyValue(brand);
  if (theBrand) return brandName(parameters, facets) ?? theBrand;
  const who = nameOf(departments, onlyValue(department));
  const what = nameOf(categories, onlyValue(category));
  if (who && what) return messages.categoryOf(who, what);
  return who ?? what ?? tierName(current_tier) ?? messages.allItems;
}

/** The name of the listing's only brand; null without one, or if the service does not name it. */
export function brandName({ brand }: ListingParameters, facets: readonly ListingFacet[]): string | null {
  const options = facets.find(({ name }) => name === "brand")?.options ?? [];
  return options.find(({ value }) => value === onlyValue(brand))?.label ?? null;
}

export function withoutHeading(parameters: ListingParameters): ListingParameters {
  const { text, brand, category, department } = parameters;
  if (text) return { ...parameters, text: "" };
  if (onlyValue(brand)) return { ...parameters, brand: [] };
  const named = {
    ...(onlyValue(department) && { department: [] }),
    ...(onlyValue(category) && { category: [] }),
  };
  return { ...parameters, ...(Object.keys(named).length > 0 ? named : { current_tier: [] }) };
}

function onlyValue(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

function nameOf(terms: readonly Term[], slug: string | null): string | null {
  return slug && termName(terms, slug);
}
