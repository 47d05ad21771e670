import { commerceContext } from "~/apollo/request-commerce";
import { productSitemap, sitemapStarts } from "~/features/product/feed/product-sitemap";
import { sitemapKinds } from "~/features/sitemap/sitemap-entries";
import { catalogTag } from "~/http/page-tags";
import { settingsOf } from "~/settings/settings.server";
import { catalogFileResponse } from "~/http/catalog-file-response";
import { fileStream } from "~/http/file-stream";
import { type SitemapEntry, sitemapIndexXml } from "~/seo/sitemap-xml";
import type { RouteHandle } from "~/http/route-handle";
import type { Commerce } from "~/apollo/commerce";
import type { Route } from "./+types/sitemap";

export const handle = { kind: "file" } satisfies RouteHandle;

/** The sitemap index: one file per kind of page, and as many as needed for products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { url } = settingsOf(context);
  const index = sitemapIndexXml(files(context.get(commerceContext), url));
  return catalogFileResponse(await fileStream(index), "application/xml", [catalogTag]);
}

/** Those of the products' files that the walk through all products finds come last, so that the index begins at once. */
async function* files(commerce: Commerce, url: string): AsyncGenerator<readonly SitemapEntry[]> {
  const entry = (name: string) => ({ url: `${url}/sitemaps/${name}.xml` });
  // Fails before the file begins if the products cannot be read.
  await productSitemap(commerce, url, null).next();
  yield ["pages", ...sitemapKinds(), "products-1"].map(entry);
  const [, ...others] = await sitemapStarts(commerce);
  yield others.map((_, at) => entry(`products-${at + 2}`));
}
