import type { MetaDescriptor } from "react-router";
import { site, textLimits } from "./constants";
import type { PageHead } from "./page-head";
import shareImage from "./pictures/art--share.jpg";

export interface PageMeta {
  /** Without the shop's name, which is added; null for the home page. */
  readonly title: string | null;
  readonly description: string;
  /** The one address of this page, absolute. */
  readonly canonical: string;
  /** An absolute picture for previews; the shop's own where a page has none. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined;
  readonly type?: "website" | "product";
  /** Further Open Graph properties: what a product costs, whether it is there. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Keeps a page out of search engines: filtered listings, the bag, what is not found. */
  readonly noindex?: boolean;
  /** The status that a prerenderer passes on to search engines (specification A2). */
  readonly prerenderStatus?: number;
  readonly jsonLd?: readonly JsonLd[];
}

/** Structured data. React Router escapes it when it writes the script element. */
export type JsonLd = Record<string, unknown>;

/** The head of a page for its loader to send along. */
export function packHead(page: PageMeta): PageHead {
  return JSON.stringify(metaOf(page));
}

/** The descriptors of a page's head, complete for search engines and link previews. */
export function metaOf(page: PageMeta): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${site.name}` : site.name;
  const image = page.image ?? { url: new URL(shareImage, page.canonical).href, alt: site.tagline };
  const social = cut(page.description, textLimits.socialDescription);
  return [
    { title },
    { name: "description", content: cut(page.description, textLimits.metaDescription) },
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.prerenderStatus
      ? [{ name: "prerender-status-code", content: String(page.prerenderStatus) }]
      : []),
    { tagName: "link", rel: "canonical", href: page.canonical },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: site.locale },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? site.name },
    { property: "og:description", content: social },
    { property: "og:url", content: page.canonical },
    { property: "og:image", content: image.url },
    { property: "og:image:alt", content: image.alt },
    ...Object.entries(page.properties ?? {}).map(([property, content]) => ({ property, content })),
    // What is not said here the card takes from the lines above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image.url },
    ...(page.jsonLd ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** A text of at most `length` characters, ended at a word. */
export function cut(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const start = plain.slice(0, length - 1);
  const end = start.lastIndexOf(" ");
  return `${start.slice(0, end > length / 2 ? end : start.length).replace(/[\s,;:.–-]+$/, "")}…`;
}
