import type { ArtDirection, BannerTab, Crumb } from "@circlet/design-system";
import type { FacetCounts } from "../facets/listing-facet";
import type { AppliedTheme } from "~/catalog/brand-theme/applied-theme";
import type { FixedFilters } from "../facets/fixed-filters";

export interface ListingTabs {
  readonly label: string;
  readonly items: readonly BannerTab[];
}

export interface ListingBannerContent {
  readonly text?: string | undefined;
  readonly outbound?: { readonly label: string; readonly href: string } | undefined;
  readonly image?: ArtDirection | undefined;
  readonly tabs?: ListingTabs | undefined;
}

/** Everything that distinguishes one listing from another. All of them use the same screen. */
export interface ListingDefinition {
  /** The listing's path, which stays the same for every filter, sort order and page. */
  readonly path: string;
  readonly fixed: FixedFilters;
  /** The handle of a merchant's collection. If not set, the listing covers the whole shop. */
  readonly collection?: string;
  /** If null, the heading is derived from the filters. */
  readonly heading: string | null;
  readonly banner: ListingBannerContent | null;
  readonly breadcrumbs: readonly Crumb[];
  readonly theme?: AppliedTheme | undefined;
}

/** A listing's texts for search engines. By default, they are derived from the heading. */
interface ListingTexts {
  readonly description?: string | null | undefined;
  readonly title?: string | null | undefined;
}

/** What search engines read of a page. */
export interface ListingSeo extends ListingTexts {
  /** The canonical URL's path and query string. */
  readonly canonical: string;
  readonly isIndexed: boolean;
}

/** A listing with the data that its loader needs. */
export interface ListingSource extends ListingTexts {
  readonly definition: ListingDefinition;
  /** The canonical path, if several paths show the same products. */
  readonly canonicalPath: string;
  /** Creates the banner's tabs from the number of products in each. */
  readonly tabs?: (counts: FacetCounts) => ListingTabs;
}
