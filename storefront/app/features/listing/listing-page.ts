import type { Testimonial } from "@circlet/design-system";
import {
  changeListing,
  type ListingParameters,
  type SortSlug,
  writeListing,
} from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { pageSizes } from "~/shop/constants";
import { cardsPath } from "~/shop/paths";
import type { CardProduct } from "~/catalog/card-product";
import { activeFilters, type ListingChange, type ListingChip, listingChips, tierChip } from "./facets/chips";
import { listingFacets } from "./facets/facets";
import type { FacetCounts, ListingFacet } from "./facets/listing-facet";
import { allParameters, freeFacets } from "./facets/fixed-filters";
import type { SizeGroup } from "./facets/size-groups";
import { brandName, listingHeading } from "./listing-heading";
import * as messages from "~/messages/en/listing";
import type { ListingDefinition, ListingSeo } from "./definitions/listing-definition";
import { type SortOption, sortOf, sortOptions } from "./listing-sort";
import { titleQuery } from "./title-query";

/** What a listing says about its search, with a link that changes it. */
export interface ListingNotice {
  readonly text: string;
  readonly link?: ListingChange;
  /** The text after the link. */
  readonly end?: string;
}

/** A listing's loader data: everything that cannot be derived from its URL. */
export interface ListingData {
  readonly definition: ListingDefinition;
  /** The URL's query string, normalized. */
  readonly search: string;
  /** Null if the service does not say. */
  readonly count: number | null;
  /** The shopper's text, if the shop reads it as the listing's filters; otherwise null. */
  readonly typed: string | null;
  /** The corrected text, if the service searched for that; otherwise null. */
  readonly correctedTo: string | null;
  readonly notices: readonly ListingNotice[];
  readonly products: readonly CardProduct[];
  /** Ids of the remaining products, as numbers. Their cards load as the shopper scrolls. */
  readonly rest: readonly string[];
  /** The parameter for the option that the cards show: "&color=black"; "" for none. */
  readonly shownOption: string;
  readonly facets: FacetCounts;
  /** Sizes by size system; empty if the catalog has no size systems. */
  readonly sizeGroups: readonly SizeGroup[];
  /** Cursors; null if there is no previous or next page. */
  readonly before: string | null;
  readonly after: string | null;
  /** Whether the URL's cursor has no products after it. */
  readonly isPastEnd: boolean;
  readonly reviews: readonly Testimonial[];
  readonly seo: ListingSeo;
  /** The listing's category, if its products can be compared with a shopper's garment and are not yet. */
  readonly comparedCategory?: string | undefined;
  /** Removes the garment and the distance in the URL. */
  readonly nearChips?: readonly ListingChange[];
}

export interface ListingPage extends Pick<
  ListingData,
  "definition" | "count" | "products" | "sizeGroups" | "reviews" | "comparedCategory"
> {
  /** The state of the filters, from the URL. */
  readonly parameters: ListingParameters;
  readonly heading: string;
  readonly reviewsTitle: string;
  readonly notices: readonly (Omit<ListingNotice, "link"> & { readonly link?: ListingChip | undefined })[];
  /** What the shopper searched for; "" without a search. */
  readonly text: string;
  /** Ids of the remaining products, as numbers, the path of their cards, and the link to the page with all cards. */
  readonly rest: { readonly ids: readonly string[]; readonly path: string; readonly href: string };
  readonly facets: readonly ListingFacet[];
  readonly chips: readonly ListingChip[];
  readonly sort: SortSlug;
  readonly sortOptions: readonly SortOption[];
  /** Parameters without a visible field, for the filter form. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** The address of this listing with a change, on its first page. */
  readonly hrefOf: (change: Partial<ListingParameters>) => string;
  /** Links; null if there is no previous or next page. Past the end, the previous page is the first. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Null if there is only one page, or if the number is unknown. */
  readonly position: { readonly page: number; readonly pages: number } | null;
  /** Whether to show the filter panel. Without results, only if there are filters to remove. */
  readonly hasFilters: boolean;
}

const pages = new WeakMap<ListingData, ListingPage>();

/** Cached by its data, because the screen, meta tags and events all need it. */
export function listingPage(data: ListingData): ListingPage {
  const page = pages.get(data) ?? createPage(data);
  pages.set(data, page);
  return page;
}

function createPage(data: ListingData): ListingPage {
  const { definition, before, after, correctedTo, typed } = data;
  const own = readListing(new URLSearchParams(data.search));
  const { text, current_tier, near, within } = own;
  const all = allParameters(own, definition.fixed);
  const facets = listingFacets(data.facets, own, data.sizeGroups);
  const heading =
    definition.heading ??
    listingHeading({ ...all, text: typed ?? (titleQuery(all.text) && (correctedTo ?? all.text)) }, facets);
  const number = own.page ?? (own.after || own.before ? null : 1);
  const linkTo = (parameters: ListingParameters) => definition.path + writeListing(parameters);
  const hrefOf = (change: Partial<ListingParameters>) => linkTo(changeListing(own, change));
  const linkOf = ({ label, change }: ListingChange) => ({ label, href: hrefOf(change) });
  return {
    definition,
    parameters: own,
    hrefOf,
    heading,
    count: data.count,
    text: typed ?? text,
    notices: data.notices.map((notice) => ({ ...notice, link: notice.link && linkOf(notice.link) })),
    products: data.products,
    rest: {
      ids: data.rest,
      path: cardsPath(data.rest) + data.shownOption,
      href: linkTo({ ...own, show: "all" }),
    },
    facets: freeFacets(facets, definition.fixed),
    sizeGroups: data.sizeGroups,
    comparedCategory: data.comparedCategory,
    chips: [
      ...tierChip(own, all),
      ...[...listingChips(own, facets), ...(data.nearChips ?? [])]
        .map(linkOf)
        // The garment may be removed already.
        .filter(({ href }) => href !== hrefOf({})),
    ],
    sort: sortOf(all, definition.collection),
    sortOptions: sortOptions(all, definition.collection),
    hiddenFields: Object.fromEntries(new URLSearchParams(writeListing({ text, current_tier, near, within }))),
    previous: before
      ? hrefOf({ before, page: number && Math.max(1, number - 1) })
      : data.isPastEnd
        ? hrefOf({})
        : null,
    next: after && hrefOf({ after, page: number && number + 1 }),
    position: pagePosition(number, data.count),
    reviews: data.reviews,
    reviewsTitle: messages.reviewsOf(brandName(all, facets) ?? heading),
    hasFilters: data.products.length > 0 || activeFilters(own) > 0,
  };
}

function pagePosition(page: number | null, count: number | null): ListingPage["position"] {
  const pages = Math.ceil((count ?? 0) / pageSizes.listing);
  return page !== null && pages > 1 && page <= pages ? { page, pages } : null;
}
