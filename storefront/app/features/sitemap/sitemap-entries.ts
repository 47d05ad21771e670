import { CollectionHandlesDocument, GetBrandsQueryDocument } from "@circlet/graphql/generated";
import { Extensions_GetSeoMetadataDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { brandNames } from "~/lib/brand-names";
import { pageSizes } from "~/lib/constants";
import * as paths from "~/lib/paths";
import type { SitemapEntry } from "~/lib/sitemap-xml";
import { categories } from "~/lib/taxonomy";

/** Every kind of page that is no product's, with the file of the sitemap that lists them. */
export const sitemapKinds = ["pages", "brands", "categories", "collections"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export function isSitemapKind(kind: string): kind is SitemapKind {
  return (sitemapKinds as readonly string[]).includes(kind);
}

/** The pages of a kind that search engines should know. Rejects with a `ServiceFailure`. */
export async function sitemapEntries(
  kind: SitemapKind,
  commerce: Commerce,
  shopUrl: string,
): Promise<SitemapEntry[]> {
  const found = await entriesOf[kind](commerce);
  return found.map(({ path, changed }) => ({ url: shopUrl + path, changed }));
}

interface Found {
  readonly path: string;
  readonly changed?: string;
}

const entriesOf: Record<SitemapKind, (commerce: Commerce) => Promise<Found[]> | Found[]> = {
  pages: () =>
    [
      paths.homePath,
      paths.searchPath,
      paths.brandsPath,
      paths.faqPath,
      paths.ourStoryPath,
      paths.partnersPath,
      paths.contactPath,
      paths.accessibilityPath,
      paths.termsPath,
      paths.privacyPath,
    ].map((path) => ({ path })),
  categories: () => categories.map(({ slug }) => ({ path: paths.categoryPath(slug) })),
  brands: async (commerce) => {
    const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
    return brandNames(metaobjects.nodes[0]?.fields[0]?.value ?? null)
      .filter(({ slug }) => slug !== "unbranded")
      .map(({ slug }) => ({ path: paths.brandPath(slug) }));
  },
  collections: async (commerce) => {
    const { collections } = await commerce.query(CollectionHandlesDocument, { first: pageSizes.collections });
    const found = await Promise.all(
      collections.nodes.map(async ({ handle, updatedAt }) => {
        const { getSeoMetadata } = await commerce.query(Extensions_GetSeoMetadataDocument, {
          collectionSlug: handle,
        });
        // A collection without metadata has no page (LIST-13).
        return getSeoMetadata ? [{ path: paths.collectionPath(handle), changed: updatedAt }] : [];
      }),
    );
    return found.flat();
  },
};
