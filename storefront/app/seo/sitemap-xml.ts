import { xmlElement, xmlHeader } from "./xml";

/** A sitemap's entry for a page. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** The last change: an ISO date, with or without a time. */
  readonly changed?: string | undefined;
}

/** The sitemap protocol's maximum per file. */
export const sitemapSize = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${xmlHeader}<urlset ${namespace}>\n${entries.map((entry) => element("url", entry)).join("")}</urlset>\n`;
}

/** The index of all sitemap files. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${xmlHeader}<sitemapindex ${namespace}>\n${entries.map((entry) => element("sitemap", entry)).join("")}</sitemapindex>\n`;
}

function element(name: string, { url, changed }: SitemapEntry): string {
  return `<${name}>${xmlElement("loc", url)}${changed ? xmlElement("lastmod", changed) : ""}</${name}>\n`;
}
