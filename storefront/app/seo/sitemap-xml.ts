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

export const sitemapXml = (entries: Entries): AsyncGenerator<string> => fileXml("urlset", "url", entries);

export const sitemapIndexXml = (files: Entries): AsyncGenerator<string> =>
  fileXml("sitemapindex", "sitemap", files);

async function* fileXml(root: string, name: string, entries: Entries): AsyncGenerator<string> {
  let start = `${xmlHeader}<${root} ${namespace}>\n`;
  for await (const some of entries) {
    yield start + some.map((entry) => element(name, entry)).join("");
    start = "";
  }
  yield `${start}</${root}>\n`;
}

function element(name: string, { url, changed }: SitemapEntry): string {
  return `<${name}>${xmlElement("loc", url)}${changed ? xmlElement("lastmod", changed) : ""}</${name}>\n`;
}
