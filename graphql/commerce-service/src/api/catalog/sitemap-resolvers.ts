import { type MerchantTextKind, merchantTexts } from "../../catalog/merchant-texts/merchant-text-store.ts";
import type { Context } from "../context.ts";
import { all } from "../../database/statement.ts";
import type { Resolvers } from "../resolvers.ts";
import { perSnapshot } from "../whole-lists.ts";

/** The hosted platform's page size. */
const pageSize = 250;

interface Source {
  readonly table: string;
  /** Of all rows with a page in the shop, in order. */
  readonly ids: (context: Context) => readonly number[];
}

const texts = (kind: MerchantTextKind): Source => ({
  table: "merchant_text",
  ids: ({ database }) => merchantTexts(database, kind).map(({ id }) => id),
});

/** The types with pages in the shop. */
const sources: Readonly<Record<string, Source>> = {
  PRODUCT: { table: "product", ids: perSnapshot(({ byId }) => [...byId.keys()].sort((a, b) => a - b)) },
  COLLECTION: { table: "collection", ids: ({ lists }) => lists.collections().map(({ id }) => id) },
  PAGE: texts("Page"),
  BLOG: texts("Blog"),
  ARTICLE: texts("Article"),
};

interface Sitemap {
  readonly type: string;
}

export const sitemapResolvers: Resolvers = {
  QueryRoot: { sitemap: (_: unknown, { type }: Sitemap): Sitemap => ({ type }) },
  Sitemap: {
    pagesCount: (sitemap: Sitemap, _: unknown, context) => ({
      count: Math.ceil(idsOf(sitemap, context).length / pageSize),
      precision: "EXACT",
    }),
    resources: (sitemap: Sitemap, { page }: { page: number }, context) => ({
      hasNextPage: page * pageSize < idsOf(sitemap, context).length,
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

const idsOf = ({ type }: Sitemap, context: Context) => sources[type]?.ids(context) ?? [];

function itemsOf({ type }: Sitemap, page: number, context: Context): SitemapItem[] {
  const source = sources[type];
  if (!source) return [];
  return all<SitemapItem>(
    context.database,
    `SELECT 'SitemapResource' AS __typename, handle, title, updated_at AS updatedAt FROM ${source.table}
     WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`,
    JSON.stringify(source.ids(context).slice((page - 1) * pageSize, page * pageSize)),
  );
}
