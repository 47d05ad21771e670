import type { ArtDirection, BannerTab, Crumb } from "@circlet/design-system";
import type { FacetCounts } from "../facets/listing-facet";
import type { FixedFilters } from "../facets/fixed-filters";

export interface ListingTabs {
  readonly label: string;
  readonly items: readonly BannerTab[];
}

/** The banner of a listing, without its heading. */
export interface ListingBannerContent {
  readonly text?: string | undefined;
  readonly outbound?: { readonly label: string; readonly href: string } | undefined;
  readonly image?: ArtDirection | undefined;
  readonly tabs?: ListingTabs | undefined;
}

/** What differs between listings: one screen serves all of them. */
export interface ListingPlace {
  /** Its path, which every filter, sort order and page keeps. */
  readonly path: string;
  readonly fixed: FixedFilters;
  /** The handle of the merchant's collection that it lists; otherwise it lists the whole shop. */
  readonly collection?: string;
  /** Null if the heading follows from the filters. */
  readonly heading: string | null;
  /** Null for a plain heading. */
  readonly banner: ListingBannerContent | null;
  /** Its breadcrumbs; empty if it shows none. */
  readonly trail: readonly Crumb[];
}

/** Meta tags of a listing; by default they follow from the heading. */
export interface ListingSeo {
  readonly description?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** The canonical path if several lead to the same products. */
  readonly canonicalPath: string;
}

/** A place, and what the server needs to load its page. */
export interface ListingSource extends ListingSeo {
  readonly place: ListingPlace;
  /** The banner's tabs, from the number of products that each would show. */
  readonly tabs?: (counts: FacetCounts) => ListingTabs;
  /** The brand whose reviews show. */
  readonly reviewsOf?: string | undefined;
}
