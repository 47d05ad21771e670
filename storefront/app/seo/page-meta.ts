import type { MetaDescriptor } from "react-router-dom";
import { site, textLimits } from "~/shop/constants";
import { cutText } from "@circlet/service-kit/cut-text";
import { market } from "~/shop/market";
import * as shop from "~/messages/en/shop";
import shareImage from "./images/art--share.jpg";

export interface PageMeta {
  /** The title without the shop's name, which is appended; null for the home page. */
  readonly title: string | null;
  readonly description: string;
  readonly canonical: string;
  /** The absolute URL of the preview image; the shop's own by default. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined;
  readonly type?: "website" | "product";
  /** Additional Open Graph properties, such as price and availability. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Keeps the page out of search engines: filtered listings, the cart, missing pages. */
  readonly noindex?: boolean;
  /** The HTTP status, which prerenderers pass on to search engines. */
  readonly prerenderStatus?: number;
  readonly jsonLd?: readonly JsonLd[];
}

/** Structured data, escaped by React Router. */
export type JsonLd = Record<string, unknown>;

export function metaOf(page: PageMeta): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${site.name}` : site.name;
  const image = page.image ?? { url: new URL(shareImage, page.canonical).href, alt: shop.tagline };
  const social = truncateText(page.description, textLimits.socialDescription);
  return [
    { title },
    { name: "description", content: truncateText(page.description, textLimits.metaDescription) },
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.prerenderStatus
      ? [{ name: "prerender-status-code", content: String(page.prerenderStatus) }]
      : []),
    { tagName: "link", rel: "canonical", href: page.canonical },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: market().locale.replace("-", "_") },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? site.name },
    { property: "og:description", content: social },
    { property: "og:url", content: page.canonical },
    { property: "og:image", content: image.url },
    { property: "og:image:alt", content: image.alt },
    ...Object.entries(page.properties ?? {}).map(([property, content]) => ({ property, content })),
    // Twitter falls back to the Open Graph properties above for everything else.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image.url },
    ...(page.jsonLd ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

export function truncateText(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const start = cutText(plain, length - 1);
  const end = start.lastIndexOf(" ");
  return `${(end > length / 2 ? start.slice(0, end) : start).replace(/[\s,;:.–-]{1,9}$/, "")}…`;
}
