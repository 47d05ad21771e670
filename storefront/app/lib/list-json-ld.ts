import type { JsonLd } from "./page-meta";

interface Listed {
  readonly name: string;
  /** Absolute. */
  readonly url: string;
}

/** The way to a page, for search engines. */
export function breadcrumbJsonLd(trail: readonly Listed[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: url,
    })),
  };
}

/** Pages in the order in which a listing shows them. */
export function itemListJsonLd(items: readonly Listed[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: items.map(({ name, url }, at) => ({ "@type": "ListItem", position: at + 1, name, url })),
  };
}
