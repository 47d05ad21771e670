import { formatRoundPrice } from "@circlet/design-system";
import { addressedSize } from "~/catalog/addressed-size";
import { tiers } from "~/constants";
import { changeListing, facetNames, type ListingParameters } from "~/catalog/listing-parameters";
import * as messages from "~/messages/en/listing";
import type { ListingFacet } from "./listing-facet";

/** An active filter, and the link to the listing without it. */
export interface ListingChip {
  readonly label: string;
  readonly href: string;
}

/** A chip for each filter that the shopper has set. */
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
        label: valueLabel(value, options),
        href: without({ [name]: parameters[name].filter((other) => other !== value) }),
      }));
    });
  const { text, minPrice, maxPrice, current_tier, more = {} } = parameters;
  const chip = (label: string, change: Partial<ListingParameters>) => ({ label, href: without(change) });
  return [
    ...(text ? [chip(`“${text}”`, { text: "" })] : []),
    ...(current_tier.length > 0 ? [chip(tierName(current_tier) ?? "", { current_tier: [] })] : []),
    ...values,
    ...Object.entries(more).flatMap(([name, chosen]) =>
      chosen.map((value) => ({ label: value, href: linkTo(withoutValue(parameters, name, value)) })),
    ),
    ...(minPrice ? [chip(messages.over(formatRoundPrice(minPrice)), { minPrice: null })] : []),
    ...(maxPrice ? [chip(messages.under(formatRoundPrice(maxPrice)), { maxPrice: null })] : []),
  ];
}

/** How many filters of the panel are set. It has no field for the search text and the price tiers. */
export function activeFilters(parameters: ListingParameters): number {
  return listingChips(changeListing(parameters, { text: "", current_tier: [] }), [], () => "").length;
}

/** A size of one of several size systems brings the system's name. */
function valueLabel(value: string, options: ListingFacet["options"]): string {
  const { type, size } = addressedSize(value);
  const option = options.find((option) => option.value === value);
  // "One size" is a system with one size.
  if (option?.group === size) return size;
  if (type !== null && option?.group !== undefined) return `${option.group}: ${size}`;
  return option?.label ?? value;
}

/** The listing without one value of a filter that only this merchant has. */
function withoutValue(parameters: ListingParameters, name: string, value: string): ListingParameters {
  const { more = {}, ...others } = parameters;
  const left = Object.entries(more)
    .map(
      ([other, values]) => [other, other === name ? values.filter((one) => one !== value) : values] as const,
    )
    .filter(([, values]) => values.length > 0);
  return changeListing({ ...others, ...(left.length > 0 && { more: Object.fromEntries(left) }) }, {});
}

/** The collection of a set of price tiers, by the first of them; null without tiers. */
export function tierName([first]: readonly string[]): string | null {
  if (first === undefined) return null;
  if (first === tiers.newArrivals) return messages.newArrivals;
  if (first === tiers.trending) return messages.trending;
  if (first === tiers.lastChance) return messages.lastChance;
  return Number(first.slice(1)) < tiers.finalSale.first ? messages.markedDown : messages.finalSale;
}
