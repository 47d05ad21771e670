import { xmlElement, xmlHeader } from "./xml";

/** What a sitemap says of a page. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string;
  /** When the page changed last: an ISO date, with or without a time. */
  readonly changed?: string | undefined;
}

/** Addresses that one file may hold by the sitemap protocol. */
export const sitemapSize = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${xmlHeader}<urlset ${namespace}>\n${entries.map((entry) => element("url", entry)).join("")}</urlset>\n`;
}

/** The file that names all others. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${xmlHeader}<sitemapindex ${namespace}>\n${entries.map((entry) => element("sitemap", entry)).join("")}</sitemapindex>\n`;
}

function element(name: string, { url, changed }: SitemapEntry): string {
  return `<${name}>${xmlElement("loc", url)}${changed ? xmlElement("lastmod", changed) : ""}</${name}>\n`;
}
