import { commerceContext } from "~/apollo/request-commerce";
import { sitemapStarts } from "~/features/product/feed/product-sitemap";
import { sitemapKinds } from "~/features/sitemap/sitemap-entries";
import { catalogTag } from "~/http/page-tags";
import { throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import { catalogFileResponse } from "~/http/catalog-file-response";
import { sitemapIndexXml } from "~/seo/sitemap-xml";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/sitemap";

export const handle = { kind: "file" } satisfies RouteHandle;

/** The sitemap index: one file per kind of page, and as many as needed for products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url } = settingsOf(context);
  const starts = await sitemapStarts(context.get(commerceContext)).catch(throwUnavailable);
  const products = starts.map((_, at) => `products-${at + 1}`);
  const files = ["pages", ...sitemapKinds, ...products].map((name) => ({
    url: `${url}/sitemaps/${name}.xml`,
  }));
  return catalogFileResponse(sitemapIndexXml(files), "application/xml", [catalogTag]);
}
