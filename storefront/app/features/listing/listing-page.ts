import type { Testimonial } from "@circlet/design-system";
import {
  changeListing,
  facetNames,
  isFiltered,
  type ListingParameters,
  type SortSlug,
  writeListing,
} from "~/lib/listing-parameters";
import { readListing } from "~/lib/read-listing";
import { cardsOf, type SentCards } from "~/lib/cards-in-page";
import type { CardProduct } from "~/lib/product-card";
import { type ListingChip, listingChips } from "./chips";
import { type FacetCounts, type ListingFacet, listingFacets } from "./facets";
import { allParameters, freeFacets } from "./fixed-filters";
import { listingHeading } from "./listing-heading";
import type { ListingPlace } from "./listing-place";
import { type SortOption, sortOf, sortOptions } from "./listing-sort";

/** A listing as it travels from the loader to the page: what cannot be worked out from its address. */
export interface ListingData {
  /** `ListingPlace` as JSON. */
  readonly place: string;
  /** The search part of the listing's address, as it was understood. */
  readonly search: string;
  /** Null where the service cannot say how many there are. */
  readonly count: number | null;
  /** What was searched for in place of a mistyped text. */
  readonly correctedTo: string | null;
  readonly products: SentCards;
  /** `FacetCounts` as JSON. */
  readonly facets: string;
  /** Cursors; null where there is no such page. */
  readonly before: string | null;
  readonly after: string | null;
  /** `Testimonial`s as JSON. */
  readonly reviews: string;
}

/** All that a listing screen shows. */
export interface ListingPage {
  readonly place: ListingPlace;
  /** What the address's parameters say; the filters' own state. */
  readonly parameters: ListingParameters;
  readonly heading: string;
  readonly count: number | null;
  /** The text that was searched for in place of the one that was asked for, and the way to its own search. */
  readonly correction: { readonly asked: string; readonly shown: string; readonly href: string } | null;
  readonly products: readonly CardProduct[];
  readonly facets: readonly ListingFacet[];
  readonly chips: readonly ListingChip[];
  readonly sort: SortSlug;
  readonly sortOptions: readonly SortOption[];
  /** What the form of the filters keeps beside its own fields, and what the choice of an order keeps. */
  readonly filterHidden: Readonly<Record<string, string>>;
  readonly sortHidden: Readonly<Record<string, string>>;
  /** Links; null where there is no such page. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly reviews: readonly Testimonial[];
  /** The search part of this listing's one address, whatever its order. */
  readonly canonical: string;
  /** Whether the shopper has narrowed it. */
  readonly isFiltered: boolean;
}

export function listingPage(data: ListingData): ListingPage {
  const place = JSON.parse(data.place) as ListingPlace;
  const own = readListing(new URLSearchParams(data.search));
  const all = allParameters(own, place.fixed);
  const facets = listingFacets(JSON.parse(data.facets) as FacetCounts, own);
  const linkTo = (parameters: ListingParameters) => place.path + writeListing(parameters);
  const { before, after, correctedTo } = data;
  return {
    place,
    parameters: own,
    heading: place.heading ?? listingHeading({ ...all, text: correctedTo ?? all.text }, facets),
    count: data.count,
    correction:
      correctedTo === null
        ? null
        : { asked: all.text, shown: correctedTo, href: linkTo(changeListing(own, { text: correctedTo })) },
    products: cardsOf(data.products),
    facets: freeFacets(facets, place.fixed),
    chips: listingChips(own, facets, linkTo),
    sort: sortOf(all),
    sortOptions: sortOptions(all),
    filterHidden: fieldsOf(own, ["text", "size_type", "current_tier", "sort"]),
    sortHidden: fieldsOf(own, ["text", ...facetNames, "minPrice", "maxPrice"]),
    previous: before && linkTo(changeListing(own, { before })),
    next: after && linkTo(changeListing(own, { after })),
    reviews: JSON.parse(data.reviews) as Testimonial[],
    canonical: writeListing(changeListing(own, { sort: null })),
    isFiltered: isFiltered(own),
  };
}

function fieldsOf(parameters: ListingParameters, names: readonly (keyof ListingParameters)[]) {
  const fields = names.map((name) => [name, [parameters[name] ?? []].flat().join(",")] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ""));
}
