import { tiers } from "~/lib/constants";
import { changeListing, facetNames, type ListingParameters } from "~/lib/listing-parameters";
import type { ListingFacet } from "./facets";

/** A filter in force, with the link that leads to the listing without it. */
export interface ListingChip {
  readonly label: string;
  readonly href: string;
}

/** Chips for all filters that the shopper has set (LIST-8). */
export function listingChips(
  parameters: ListingParameters,
  facets: readonly ListingFacet[],
  linkTo: (parameters: ListingParameters) => string,
): ListingChip[] {
  const without = (change: Partial<ListingParameters>) => linkTo(changeListing(parameters, change));
  const values = facetNames
    .filter((name) => name !== "current_tier")
    .flatMap((name) => {
      const options = facets.find((facet) => facet.name === name)?.options ?? [];
      return parameters[name].map((value) => ({
        label: options.find((option) => option.value === value)?.label ?? value,
        href: without({ [name]: parameters[name].filter((other) => other !== value) }),
      }));
    });
  const { text, minPrice, maxPrice, current_tier } = parameters;
  const chip = (label: string, change: Partial<ListingParameters>) => ({ label, href: without(change) });
  return [
    ...(text ? [chip(`“${text}”`, { text: "" })] : []),
    ...(current_tier.length > 0
      ? [chip(tierName(current_tier) ?? current_tier.join(", "), { current_tier: [] })]
      : []),
    ...values,
    ...(minPrice ? [chip(`Over $${minPrice}`, { minPrice: null })] : []),
    ...(maxPrice ? [chip(`Under $${maxPrice}`, { maxPrice: null })] : []),
  ];
}

/** The collection that a set of price tiers stands for, by its first (LIST-8); null for any other. */
export function tierName([first]: readonly string[]): string | null {
  if (first === tiers.newArrivals) return "New Arrivals";
  if (first === tiers.lastChance) return "Last Chance";
  const number = Number(first?.slice(1));
  return number >= tiers.finalSale.first && number <= tiers.finalSale.last ? "Final Sale" : null;
}
