import type { ArtDirection, BannerTab, Crumb } from "@circlet/design-system";
import type { FacetCounts } from "./facets";
import type { FixedFilters } from "./fixed-filters";

export interface BannerTabs {
  readonly label: string;
  readonly items: readonly BannerTab[];
}

/** What a listing opens with, besides its heading. */
export interface ListingBannerContent {
  readonly text?: string | undefined;
  readonly outbound?: { readonly label: string; readonly href: string } | undefined;
  readonly picture?: ArtDirection | undefined;
  readonly tabs?: BannerTabs | undefined;
}

/** Where a listing stands: one screen serves every address, these are what differs. */
export interface ListingPlace {
  /** Its path, which every filter, order and page keeps. */
  readonly path: string;
  readonly fixed: FixedFilters;
  /** Null where what is filtered by names it. */
  readonly heading: string | null;
  /** Null for a plain heading. */
  readonly banner: ListingBannerContent | null;
  /** The way to it; empty where none is shown (LIST-16). */
  readonly trail: readonly Crumb[];
}

/** A place and what the server needs besides to make its page. */
export interface ListingSource {
  readonly place: ListingPlace;
  /** Written for search engines; what is left out follows from the heading. */
  readonly description?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** The path that search engines are to keep, where several lead to the same pieces. */
  readonly canonicalPath: string;
  /** The banner's tabs, by how many pieces of the whole place each would show. */
  readonly tabs?: (counts: FacetCounts) => BannerTabs;
  /** The brand whose reviews are shown (LIST-15). */
  readonly reviewsOf?: string | undefined;
}
