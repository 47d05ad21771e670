import {
  changeListing,
  facetNames,
  isFiltered,
  type ListingParameters,
  readListing,
  type SortSlug,
  writeListing,
} from "~/lib/listing-parameters";
import { type CardProduct, type PackedCards, unpackCards } from "~/lib/product-card";
import { type ListingChip, listingChips } from "./chips";
import { type FacetCounts, type ListingFacet, listingFacets } from "./facets";
import { listingHeading } from "./listing-heading";
import { type SortOption, sortOf, sortOptions } from "./listing-sort";

/** A listing as it travels from the loader to the page: what cannot be worked out from its address. */
export interface ListingData {
  /** The search part of the listing's address, as it was understood. */
  readonly search: string;
  /** Null where the service cannot say how many there are. */
  readonly count: number | null;
  readonly products: PackedCards;
  /** `FacetCounts` as JSON. */
  readonly facets: string;
  /** Cursors; null where there is no such page. */
  readonly before: string | null;
  readonly after: string | null;
}

/** All that a listing screen shows. */
export interface ListingPage {
  readonly parameters: ListingParameters;
  readonly heading: string;
  readonly count: number | null;
  readonly products: readonly CardProduct[];
  readonly facets: readonly ListingFacet[];
  readonly chips: readonly ListingChip[];
  readonly sort: SortSlug;
  readonly sortOptions: readonly SortOption[];
  /** What the form of the filters keeps beside its own fields, and what the choice of an order keeps. */
  readonly filterHidden: Readonly<Record<string, string>>;
  readonly sortHidden: Readonly<Record<string, string>>;
  /** The search parts of links; null where there is no such page. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The search part of this listing's one address, whatever its order. */
  readonly canonical: string;
  readonly isFiltered: boolean;
}

export function listingPage({ search, count, products, facets, before, after }: ListingData): ListingPage {
  const parameters = readListing(new URLSearchParams(search));
  const listed = listingFacets(JSON.parse(facets) as FacetCounts, parameters);
  const heading = listingHeading(parameters, listed);
  const move = (cursor: Partial<ListingParameters>) => writeListing(changeListing(parameters, cursor));
  return {
    parameters,
    heading,
    count,
    products: unpackCards(products),
    facets: listed,
    chips: listingChips(parameters, listed),
    sort: sortOf(parameters),
    sortOptions: sortOptions(parameters),
    filterHidden: fieldsOf(parameters, ["text", "size_type", "current_tier", "sort"]),
    sortHidden: fieldsOf(parameters, ["text", ...facetNames, "minPrice", "maxPrice"]),
    previous: before && move({ before }),
    next: after && move({ after }),
    canonical: writeListing(changeListing(parameters, { sort: null })),
    isFiltered: isFiltered(parameters),
  };
}

function fieldsOf(parameters: ListingParameters, names: readonly (keyof ListingParameters)[]) {
  const fields = names.map((name) => [name, [parameters[name] ?? []].flat().join(",")] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ""));
}
