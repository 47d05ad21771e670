import { shopName } from "~/shop/shop-name";
import { market } from "~/shop/market";
import * as shop from "~/messages/en/shop";
import { homePath, searchPath } from "~/shop/paths";
import { type JsonLd, metaOf } from "~/seo/page-meta";

/** The home page's meta tags, with the store as structured data. */
export function homeMeta(shopUrl: string) {
  return metaOf({
    title: null,
    description: shop.description(),
    canonical: shopUrl + homePath,
    jsonLd: [storeJsonLd(shopUrl)],
  });
}

/** The store and its search box as structured data. */
function storeJsonLd(shopUrl: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "OnlineStore",
        "@id": `${shopUrl}/#store`,
        name: shopName(),
        url: shopUrl,
        description: shop.description(),
        areaServed: market().country,
      },
      {
        "@type": "WebSite",
        "@id": `${shopUrl}/#site`,
        name: shopName(),
        url: shopUrl,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${shopUrl}${searchPath}?text={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
