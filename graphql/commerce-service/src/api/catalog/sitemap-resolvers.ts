import type { Context } from "../context.ts";
import { all, get } from "../../database/statement.ts";
import type { Resolvers } from "../resolvers.ts";

/** The hosted platform's page size. */
const pageSize = 250;

/** The types with pages in the shop, as SQL over published rows. There are no pages, blogs or articles. */
const sources: Readonly<Record<string, string>> = {
  PRODUCT: "FROM product WHERE published = 1",
  COLLECTION: "FROM collection",
};

interface Sitemap {
  readonly type: string;
}

export const sitemapResolvers: Resolvers = {
  QueryRoot: { sitemap: (_: unknown, { type }: Sitemap): Sitemap => ({ type }) },
  Sitemap: {
    pagesCount: (sitemap: Sitemap, _: unknown, context) => ({
      count: Math.ceil(countOf(sitemap, context) / pageSize),
      precision: "EXACT",
    }),
    resources: (sitemap: Sitemap, { page }: { page: number }, context) => ({
      hasNextPage: page * pageSize < countOf(sitemap, context),
      items: itemsOf(sitemap, Math.max(1, page), context),
    }),
  },
  PaginatedSitemapResources: "plain",
  SitemapResource: {
    handle: ({ handle }: SitemapItem) => handle,
    title: ({ title }: SitemapItem) => title,
    updatedAt: ({ updatedAt }: SitemapItem) => updatedAt,
  },
};

interface SitemapItem {
  readonly __typename: "SitemapResource";
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
}

function countOf({ type }: Sitemap, { database }: Context): number {
  const source = sources[type];
  return source ? (get<{ count: number }>(database, `SELECT count(*) AS count ${source}`)?.count ?? 0) : 0;
}

function itemsOf({ type }: Sitemap, page: number, { database }: Context): SitemapItem[] {
  const source = sources[type];
  if (!source) return [];
  return all<SitemapItem>(
    database,
    `SELECT 'SitemapResource' AS __typename, handle, title, updated_at AS updatedAt ${source} ORDER BY id LIMIT ? OFFSET ?`,
    pageSize,
    (page - 1) * pageSize,
  );
}
