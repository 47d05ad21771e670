import { site } from "~/lib/constants";
import type { JsonLd } from "~/lib/page-meta";
import { searchPath } from "~/lib/paths";

/** The store for search engines, with its search (HOME-1). */
export function storeJsonLd(shopUrl: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "OnlineStore",
        "@id": `${shopUrl}/#store`,
        name: site.name,
        url: shopUrl,
        description: site.description,
        areaServed: site.country,
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
