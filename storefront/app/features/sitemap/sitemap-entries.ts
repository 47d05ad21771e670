import { CollectionHandlesDocument, type CollectionHandlesQuery } from "@circlet/graphql/generated";
import { Extensions_GetSeoMetadataDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { nextCursor } from "~/apollo/next-cursor";
import { loadBrands } from "~/catalog/load-brands";
import { serverSizes } from "~/shop/constants";
import * as paths from "~/shop/paths";
import type { SitemapEntry } from "~/seo/sitemap-xml";
import { categories } from "~/shop/taxonomy";

/** Sitemap files for listings, by kind. */
export const sitemapKinds = ["brands", "categories", "collections"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export function isSitemapKind(kind: string): kind is SitemapKind {
  return (sitemapKinds as readonly string[]).includes(kind);
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
  async collections(commerce) {
    const found: Found[] = [];
    let after: string | null = null;
    do {
      const { collections }: CollectionHandlesQuery = await commerce.query(CollectionHandlesDocument, {
        first: serverSizes.collections,
        after,
      });
      const pages = await Promise.all(collections.nodes.map((collection) => withTexts(commerce, collection)));
      found.push(...pages.flat());
      after = nextCursor(collections.pageInfo, after);
    } while (after !== null && found.length < longest);
    return found;
  },
};

/** The collection's page. A collection without texts has none: it is only a data source for listings. */
async function withTexts(
  commerce: Commerce,
  { handle, updatedAt }: CollectionHandlesQuery["collections"]["nodes"][number],
): Promise<Found[]> {
  const entry = { path: paths.collectionPath(handle), changed: updatedAt };
  if (!commerce.hasExtensionsService) return [entry];
  const texts = await commerce.query(Extensions_GetSeoMetadataDocument, { collectionSlug: handle });
  return texts.getSeoMetadata ? [entry] : [];
}
