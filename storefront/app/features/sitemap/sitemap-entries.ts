import {
  ArticleHandlesDocument,
  CollectionHandlesDocument,
  type CollectionHandlesQuery,
  PageHandlesDocument,
} from "@circlet/graphql/generated";
import { Extensions_GetSeoMetadataDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { loadBrands } from "~/catalog/load-brands";
import { loadPolicies } from "~/catalog/policies";
import { isDenied, ServiceFailure } from "~/http/service-failure";
import { shows } from "~/promises/promises";
import { serverSizes } from "~/shop/constants";
import * as paths from "~/shop/paths";
import type { SitemapEntry } from "~/seo/sitemap-xml";
import { categories } from "~/shop/taxonomy";
import { isListingCollection } from "~/shop/listing-collections";

export type SitemapKind = "brands" | "categories" | "collections";

/** Sitemap files for listings, by kind. Another shop may sell nothing of the demo's categories; it has its collections. */
export function sitemapKinds(): SitemapKind[] {
  return shows("demo") ? ["brands", "categories", "collections"] : ["brands", "collections"];
}

export function isSitemapKind(kind: string): kind is SitemapKind {
  return (sitemapKinds() as string[]).includes(kind);
}

/** A kind's pages for search engines. Rejects with a `ServiceFailure`. */
export async function sitemapEntries(
  kind: SitemapKind,
  commerce: Commerce,
  shopUrl: string,
): Promise<SitemapEntry[]> {
  const found = await entriesOf[kind](commerce);
  return found.map(({ path, changed }) => ({ url: shopUrl + path, changed }));
}

/** The most pages that a sitemap file may have. */
const longest = 50_000;

interface Found {
  readonly path: string;
  readonly changed?: string;
}

const entriesOf: Record<SitemapKind, (commerce: Commerce) => Promise<Found[]> | Found[]> = {
  categories: () => categories.map(({ slug }) => ({ path: paths.categoryPath(slug) })),
  brands: async (commerce) => {
    const brands = await loadBrands(commerce);
    return brands
      .filter(({ slug }) => slug !== "unbranded")
      .map(({ slug }) => ({ path: paths.brandPath(slug) }));
  },
  collections: (commerce) =>
    allPages(async (after) => {
      const { collections } = await commerce.query(CollectionHandlesDocument, {
        first: serverSizes.collections,
        after,
      });
      const pages = await Promise.all(collections.nodes.map((collection) => withTexts(commerce, collection)));
      return { found: pages.flat(), pageInfo: collections.pageInfo };
    }),
};

/** The merchant's pages, policies and articles. Rejects with a `ServiceFailure`. */
export async function merchantTextEntries(commerce: Commerce, shopUrl: string): Promise<SitemapEntry[]> {
  if (shows("demo")) return [];
  const first = serverSizes.collections;
  const pages = allPages(async (after) => {
    const { pages } = await commerce.query(PageHandlesDocument, { first, after });
    const found = pages.nodes.map(({ handle, updatedAt }) => ({
      path: paths.pagePath(handle),
      changed: updatedAt,
    }));
    return { found, pageInfo: pages.pageInfo };
  });
  const articles = allPages(async (after) => {
    const { articles } = await commerce.query(ArticleHandlesDocument, { first, after });
    const found = articles.nodes.map(({ blog, handle, publishedAt }) => ({
      path: paths.blogPath(blog.handle, handle),
      changed: publishedAt,
      blog: paths.blogPath(blog.handle),
    }));
    return { found, pageInfo: articles.pageInfo };
  });
  // All at once: a rejection that nobody waits for yet would end the process.
  const [known, ownPages, ownArticles] = await Promise.all([
    loadPolicies(commerce),
    unlessDenied(pages),
    unlessDenied(articles),
  ]);
  const policies = known.map(({ handle }) => ({ path: paths.policyPath(handle) }));
  const blogs = [...new Set(ownArticles.map(({ blog }) => blog))].map((path) => ({ path }));
  const found: readonly Found[] = [...ownPages, ...policies, ...blogs, ...ownArticles];
  return found.map(({ path, changed }) => ({ url: shopUrl + path, changed }));
}

/** Nothing if the token may not read the store's content. */
async function unlessDenied<Entry>(entries: Promise<Entry[]>): Promise<Entry[]> {
  return entries.catch((error: unknown) => {
    if (error instanceof ServiceFailure && isDenied(error.cause)) return [];
    throw error;
  });
}

/** The entries of all pages of a list, up to what a sitemap file may have. */
async function allPages<Entry>(
  read: (after: string | null) => Promise<{ found: Entry[]; pageInfo: Parameters<typeof nextCursor>[0] }>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | null = null;
  do {
    const { found, pageInfo } = await read(after);
    entries.push(...found);
    after = nextCursor(pageInfo, after);
  } while (after !== null && entries.length < longest);
  return entries;
}

/** The collection's page. The demo's collections without texts have none: they are only a data source for listings. */
async function withTexts(
  commerce: Commerce,
  { handle, updatedAt }: CollectionHandlesQuery["collections"]["nodes"][number],
): Promise<Found[]> {
  const entry = { path: paths.collectionPath(handle), changed: updatedAt };
  if (!shows("demo")) return isListingCollection(handle) ? [] : [entry];
  if (!commerce.hasExtensionsService) return [entry];
  const texts = await commerce.query(Extensions_GetSeoMetadataDocument, { collectionSlug: handle });
  return texts.getSeoMetadata ? [entry] : [];
}
