import { site } from "~/constants";
import { market } from "~/market";
import type { JsonLd } from "~/seo/page-meta";
import { searchPath } from "~/paths";
import * as shop from "~/messages/en/shop";

/** The store and its search box as structured data. */
export function storeJsonLd(shopUrl: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "OnlineStore",
        "@id": `${shopUrl}/#store`,
        name: site.name,
        url: shopUrl,
        description: shop.description,
        areaServed: market().country,
      },
      {
        "@type": "WebSite",
        "@id": `${shopUrl}/#site`,
        name: site.name,
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
