import { data } from "react-router-dom";
import { type Commerce } from "~/apollo/commerce";
import { commerceContext } from "~/apollo/request-commerce";
import { countSitemaps, productSitemap } from "~/features/product/feed/product-sitemap";
import { shopProducts } from "~/features/product/feed/shop-products";
import { isSitemapKind, sitemapEntries } from "~/features/sitemap/sitemap-entries";
import { catalogTag, contentTag } from "~/http/page-tags";
import { throwUnavailable } from "~/http/route-data";
import { settingsOf } from "~/settings/settings.server";
import { catalogFileResponse } from "~/http/catalog-file-response";
import { type SitemapEntry, sitemapXml } from "~/seo/sitemap-xml";
import type { RouteHandle } from "~/http/route-handle";
import type { Route } from "./+types/sitemap-file";

export const handle = { kind: "file" } satisfies RouteHandle;

/** A sitemap file: "brands.xml", "products-1.xml". */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { url, apiUrl } = settingsOf(context);
  const commerce = context.get(commerceContext);
  const entries = await entriesOf(params.file, commerce, { url, apiUrl }).catch(throwUnavailable);
  if (!entries) throw data(null, { status: 404 });
  const tag = params.file.startsWith("products") ? catalogTag : contentTag;
  return catalogFileResponse(sitemapXml(entries), "application/xml", [tag]);
}

async function entriesOf(
  file: string,
  commerce: Commerce,
  { url, apiUrl }: { readonly url: string; readonly apiUrl: string },
): Promise<SitemapEntry[] | null> {
  const [, kind = "", number] = /^([a-z]+)(?:-([1-9]\d?))?\.xml$/.exec(file) ?? [];
  if (kind === "products" && number) {
    // Reading the catalog is expensive, so reject numbers that the index does not list.
    if (number !== "1" && Number(number) > (await countSitemaps(commerce, apiUrl))) return null;
    return productSitemap(shopProducts(commerce, apiUrl), url, Number(number));
  }
  return isSitemapKind(kind) && !number ? sitemapEntries(kind, commerce, url) : null;
}
