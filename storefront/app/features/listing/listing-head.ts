import { site } from "~/lib/constants";
import type { PageHead } from "~/lib/page-head";
import { packHead } from "~/lib/page-meta";
import { searchPath } from "~/lib/paths";
import { type ListingData, listingPage } from "./listing-page";

/** The head of a listing. Filtered listings are endless: search engines follow their links but keep none of them. */
export function listingHead(listing: ListingData, shopUrl: string): PageHead {
  const { heading, canonical, isFiltered } = listingPage(listing);
  return packHead({
    title: heading,
    description: `${heading} at ${site.name}: returned and pre-owned pieces, checked by hand and sold below retail.`,
    canonical: shopUrl + searchPath + canonical,
    noindex: isFiltered,
  });
}
