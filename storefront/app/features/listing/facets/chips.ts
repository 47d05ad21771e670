import { priceTiers } from "@circlet/service-kit/price-tiers";
import { formatRoundPrice } from "@circlet/design-system";
import { parseSize } from "~/shopper/sizes/parse-size";
import { changeListing, facetNames, type ListingParameters, writeListing } from "~/shop/listing-parameters";
import { searchPath } from "~/shop/paths";
import * as messages from "~/messages/en/listing";
import type { ListingFacet } from "./listing-facet";

/** An active filter with a link that removes it. */
export interface ListingChip {
  readonly label: string;
  readonly href: string;
}

/** A change of the listing and its name. Not an address, because the listing may have changed since it was written. */
export interface ListingChange {
  readonly label: string;
  readonly change: Partial<ListingParameters>;
}

/** The filters that the shopper has set, each with the change that removes it. */
export function listingChips(
  parameters: ListingParameters,
  facets: readonly ListingFacet[],
): ListingChange[] {
  const chip = (label: string, change: Partial<ListingParameters>) => ({ label, change });
  const values = facetNames
    .filter((name) => name !== "current_tier")
    .flatMap((name) => {
      const options = facets.find((facet) => facet.name === name)?.options ?? [];
      const labelOf = name === "size" ? sizeLabel : valueLabel;
      return parameters[name].map((value) =>
        chip(labelOf(value, options), { [name]: without(parameters[name], value) }),
      );
    });
  const { text, minPrice, maxPrice, current_tier, more } = parameters;
  const tier = tierName(current_tier);
  return [
    ...(text ? [chip(messages.quoted(text), { text: "" })] : []),
    ...(tier ? [chip(tier, { current_tier: [] })] : []),
    ...values,
    ...Object.entries(more).flatMap(([name, chosen]) =>
      chosen.map((value) => chip(value, { more: { ...more, [name]: without(chosen, value) } })),
    ),
    ...(minPrice ? [chip(messages.over(formatRoundPrice(minPrice)), { minPrice: null })] : []),
    ...(maxPrice ? [chip(messages.under(formatRoundPrice(maxPrice)), { maxPrice: null })] : []),
  ];
}

/**
 * The chip of a listing whose path limits the price tiers, such as a collection's. Its link leads to a search with the
 * listing's other filters. None if the shopper has chosen among the tiers, because that has its own chip.
 */
export function tierChip(own: ListingParameters, all: ListingParameters): ListingChip[] {
  const label = tierName(own.current_tier) ? null : tierName(all.current_tier);
  return label ? [{ label, href: searchPath + writeListing(changeListing(all, { current_tier: [] })) }] : [];
}

/** The number of active filters in the panel, which excludes the search text and price tiers. */
export function activeFilters(parameters: ListingParameters): number {
  return listingChips(changeListing(parameters, { text: "", current_tier: [] }), []).length;
}

function valueLabel(value: string, options: ListingFacet["options"]): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Includes the size system if the catalog has several. Sizes may be in any case, with or without their system. */
function sizeLabel(value: string, options: ListingFacet["options"]): string {
  const { type, size } = parseSize(value);
  const option =
    options.find((option) => option.value === value) ??
    options.find((option) => parseSize(option.value).size.toLowerCase() === value.toLowerCase());
  // "One size" is a system with one size.
  if (option?.group === size) return size;
  if (type !== null && option?.group !== undefined) return `${option.group}: ${size}`;
  return option?.label ?? size;
}

function without(values: readonly string[], value: string): string[] {
  return values.filter((other) => other !== value);
}

/** A tier in several groups has the name of the first. */
const tierNames = {
  newArrivals: messages.newArrivals,
  lastChance: messages.lastChance,
  finalSale: messages.finalSale,
  trending: messages.trending,
  sale: messages.sale,
  clearance: messages.clearance,
  sellsFast: messages.sellsFast,
  markdowns: messages.markedDown,
} satisfies Record<keyof typeof priceTiers, string>;

/** The name of a set of price tiers in numeric order: the set's own, or else its first tier's. Null without tiers. */
export function tierName(tiers: readonly string[]): string | null {
  const [first] = tiers;
  if (first === undefined) return null;
  const groups = Object.keys(tierNames) as (keyof typeof tierNames)[];
  const isGroup = (group: keyof typeof tierNames) => priceTiers[group].join() === tiers.join();
  const hasFirst = (group: keyof typeof tierNames) => priceTiers[group].some((tier) => tier === first);
  return tierNames[groups.find(isGroup) ?? groups.find(hasFirst) ?? "markdowns"];
}
