import type { JsonLd } from "./page-meta";

interface Listed {
  readonly name: string;
  readonly url: string;
}

export function breadcrumbJsonLd(breadcrumbs: readonly Listed[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: url,
    })),
  };
}

/** The listed pages' absolute URLs as structured data, in order. Search engines read the names from the pages. */
export function itemListJsonLd(urls: readonly string[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: urls.map((url, at) => ({ "@type": "ListItem", position: at + 1, url })),
  };
}
