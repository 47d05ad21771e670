import type { Crumb } from "@circlet/design-system";
import { shopName } from "~/shop/shop-name";
import { breadcrumbJsonLd, itemListJsonLd } from "~/seo/list-json-ld";
import { type JsonLd, metaOf } from "~/seo/page-meta";
import { productPath } from "~/shop/paths";
import type { CardProduct } from "~/catalog/card-product";
import * as messages from "~/messages/en/listing";
import { type ListingData, listingPage } from "./listing-page";

interface MetaArgs {
  readonly loaderData: { readonly listing: ListingData; readonly shopUrl: string } | undefined;
}

export function listingMeta({ loaderData }: MetaArgs) {
  if (!loaderData) return [];
  const { listing, shopUrl } = loaderData;
  const { heading, definition, products, parameters } = listingPage(listing);
  const { title, description, canonical, isIndexed } = listing.seo;
  const meta = metaOf({
    title: title ?? heading,
    description: description ?? messages.description(heading, shopName()),
    canonical: shopUrl + canonical,
    noindex: !isIndexed || Boolean(definition.theme?.notice),
    jsonLd: isIndexed
      ? [
          ...listingBreadcrumbJsonLd(definition.breadcrumbs, shopUrl),
          itemListJsonLd(listedUrls(products, shopUrl)),
        ]
      : [],
  });
  // The shopper's garment in the address is nobody else's business.
  return parameters.near ? [...meta, { name: "referrer", content: "strict-origin" }] : meta;
}

/** Enough products for search engines. */
const listedProducts = 20;

function listedUrls(products: readonly CardProduct[], shopUrl: string) {
  return products
    .filter(({ isSoldOut }) => !isSoldOut)
    .slice(0, listedProducts)
    .map(({ handle }) => shopUrl + productPath(handle));
}

function listingBreadcrumbJsonLd(breadcrumbs: readonly Crumb[], shopUrl: string): JsonLd[] {
  const crumbs = breadcrumbs.flatMap(({ label, href }) =>
    href ? [{ name: label, url: shopUrl + href }] : [],
  );
  return crumbs.length > 0 ? [breadcrumbJsonLd(crumbs)] : [];
}
