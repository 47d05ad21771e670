import type { Crumb } from "@circlet/design-system";
import { site } from "~/lib/constants";
import { breadcrumbJsonLd, itemListJsonLd } from "~/lib/list-json-ld";
import type { PageHead } from "~/lib/page-head";
import { type JsonLd, packHead } from "~/lib/page-meta";
import { productPath } from "~/lib/paths";
import type { CardProduct } from "~/lib/product-card";
import { type ListingData, listingPage } from "./listing-page";
import type { ListingSource } from "./listing-place";

/** The head of a listing. Filtered listings are endless: search engines follow their links but keep none of them. */
export function listingHead(listing: ListingData, source: ListingSource, shopUrl: string): PageHead {
  const { heading, canonical, isFiltered, place, products } = listingPage(listing);
  const { title, description, canonicalPath } = source;
  return packHead({
    title: title ?? heading,
    description:
      description ??
      `${heading} at ${site.name}: returned and pre-owned pieces, checked by hand and sold below retail.`,
    canonical: shopUrl + canonicalPath + canonical,
    noindex: isFiltered,
    jsonLd: isFiltered
      ? []
      : [...trailJsonLd(place.trail, shopUrl), itemListJsonLd(listed(products, shopUrl))],
  });
}

/** So many pieces tell search engines what a listing is; all of them would weigh more than they say. */
const listedPieces = 20;

function listed(products: readonly CardProduct[], shopUrl: string) {
  return products
    .slice(0, listedPieces)
    .map(({ title, handle }) => ({ name: title, url: shopUrl + productPath(handle) }));
}

function trailJsonLd(trail: readonly Crumb[], shopUrl: string): JsonLd[] {
  const crumbs = trail.flatMap(({ label, href }) => (href ? [{ name: label, url: shopUrl + href }] : []));
  return crumbs.length > 0 ? [breadcrumbJsonLd(crumbs)] : [];
}
