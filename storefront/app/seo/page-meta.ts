import type { MetaDescriptor } from "react-router-dom";
import { shows } from "~/promises/promises";
import { shopName } from "~/shop/shop-name";
import * as textLimits from "~/shop/text-limits";
import { cutText } from "@circlet/service-kit/cut-text";
import { market } from "~/shop/market";
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
  const title = page.title ? `${page.title} | ${shopName()}` : shopName();
  const image = page.image ?? ownImage(page.canonical);
  const social = truncateText(page.description, textLimits.socialDescription);
  return [
    { title },
    { name: "description", content: truncateText(page.description, textLimits.metaDescription) },
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.prerenderStatus
      ? [{ name: "prerender-status-code", content: String(page.prerenderStatus) }]
      : []),
    { tagName: "link", rel: "canonical", href: page.canonical },
    ...(page.noindex ? [] : alternateLinks(page.canonical)),
    { property: "og:site_name", content: shopName() },
    { property: "og:locale", content: market().locale.replace("-", "_") },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title ?? shopName() },
    { property: "og:description", content: social },
    { property: "og:url", content: page.canonical },
    ...(image
      ? [
          { property: "og:image", content: image.url },
          { property: "og:image:alt", content: image.alt },
        ]
      : []),
    ...Object.entries(page.properties ?? {}).map(([property, content]) => ({ property, content })),
    // Twitter falls back to the Open Graph properties above for everything else.
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    ...(image ? [{ name: "twitter:image", content: image.url }] : []),
    ...(page.jsonLd ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** The demo's. Another shop has none until it has content of its own. */
function ownImage(canonical: string): PageMeta["image"] {
  return shows("demo") ? { url: new URL(shareImage, canonical).href, alt: shopName() } : undefined;
}

/** The same page in each market. Visitors of other countries get the American one, or the first by locale. */
function alternateLinks(canonical: string): MetaDescriptor[] {
  const { locale, others } = market();
  if (others.length === 0) return [];
  const { origin, href } = new URL(canonical);
  const markets = [{ locale, url: origin }, ...others].sort((a, b) => (a.locale < b.locale ? -1 : 1));
  const linkTo = (url: string, hrefLang: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: url + href.slice(origin.length),
  });
  const fallback = markets.find((market) => market.locale === "en-US") ?? markets[0];
  return [
    ...markets.map((market) => linkTo(market.url, market.locale.toLowerCase())),
    ...(fallback ? [linkTo(fallback.url, "x-default")] : []),
  ];
}

export function truncateText(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const start = cutText(plain, length - 1);
  const end = start.lastIndexOf(" ");
  return `${(end > length / 2 ? start.slice(0, end) : start).replace(/[\s,;:.–-]{1,9}$/, "")}…`;
}
