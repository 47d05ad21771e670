import { site } from "~/lib/constants";
import type { PageHead } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { type ListingData, listingPage } from "./listing-page";
import type { ListingSource } from "./listing-place";

/** The head of a listing. Filtered listings are endless: search engines follow their links but keep none of them. */
export function listingHead(listing: ListingData, source: ListingSource, shopUrl: string): PageHead {
  const { heading, canonical, isFiltered } = listingPage(listing);
  const { title, description, canonicalPath } = source;
  return packHead({
    title: title ?? heading,
    description:
      description ??
      `${heading} at ${site.name}: returned and pre-owned pieces, checked by hand and sold below retail.`,
    canonical: shopUrl + canonicalPath + canonical,
    noindex: isFiltered,
  });
}
