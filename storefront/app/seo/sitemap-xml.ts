import { xmlElement, xmlHeader } from "./xml";

export interface SitemapEntry {
  readonly url: string;
  /** When the page last changed: an ISO date, with or without a time. */
  readonly changed?: string | undefined;
}

/** The maximum number of entries per file. */
export const sitemapSize = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Entries = AsyncIterable<readonly SitemapEntry[]> | readonly (readonly SitemapEntry[])[];

export async function* sitemapXml(entries: Entries): AsyncGenerator<string> {
  let start = `${xmlHeader}<urlset ${namespace}>\n`;
  for await (const some of entries) {
    yield start + some.map((entry) => element("url", entry)).join("");
    start = "";
  }
  yield `${start}</urlset>\n`;
}

export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${xmlHeader}<sitemapindex ${namespace}>\n${entries.map((entry) => element("sitemap", entry)).join("")}</sitemapindex>\n`;
}

function element(name: string, { url, changed }: SitemapEntry): string {
  return `<${name}>${xmlElement("loc", url)}${changed ? xmlElement("lastmod", changed) : ""}</${name}>\n`;
}
