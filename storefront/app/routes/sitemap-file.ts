import * as build from "virtual:react-router/server-build";
import { data, type ServerBuild } from "react-router-dom";
import { type Commerce } from "~/apollo/commerce";
import { commerceContext } from "~/apollo/request-commerce";
import { productSitemap, sitemapStarts } from "~/features/product/feed/product-sitemap";
import { indexedPages } from "~/features/sitemap/indexed-pages";
import { isSitemapKind, merchantTextEntries, sitemapEntries } from "~/features/sitemap/sitemap-entries";
import { catalogTag, contentTag } from "~/http/page-tags";
import { throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import { catalogFileResponse } from "~/http/catalog-file-response";
import { fileStream } from "~/http/file-stream";
import { sitemapXml } from "~/seo/sitemap-xml";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/sitemap-file";

export const handle = {
  kind: "file",
  files: /^(pages|brands|categories|collections|products-[1-9]\d?)\.xml$/,
} satisfies RouteHandle;

/** A sitemap file: "pages.xml", "brands.xml", "products-1.xml". */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { url } = settingsOf(context);
  const entries = await entriesOf(params.file, context.get(commerceContext), url).catch(throwUnavailable);
  if (!entries) throw data(null, { status: 404 });
  const tag = params.file.startsWith("products") ? catalogTag : contentTag;
  return catalogFileResponse(await fileStream(sitemapXml(entries)), "application/xml", [tag]);
}

async function entriesOf(file: string, commerce: Commerce, url: string) {
  const [, kind = "", number] = /^([a-z]+)(?:-([1-9]\d?))?\.xml$/.exec(file) ?? [];
  if (kind === "products" && number) {
    const start = number === "1" ? null : (await sitemapStarts(commerce))[Number(number) - 1];
    return start === undefined ? null : productSitemap(commerce, url, start);
  }
  if (kind === "pages" && !number) {
    const { routes } = build as ServerBuild;
    const own = indexedPages(routes).map((path) => ({ url: url + path }));
    return [[...own, ...(await merchantTextEntries(commerce, url))]];
  }
  return isSitemapKind(kind) && !number ? [await sitemapEntries(kind, commerce, url)] : null;
}
