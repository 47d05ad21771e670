import { data } from "react-router";
import { type Commerce } from "~/apollo/commerce";
import { commerceContext } from "~/apollo/request-commerce";
import { productSitemap } from "~/features/product/product-sitemap";
import { shopProducts } from "~/features/product/shop-products";
import { isSitemapKind, sitemapEntries } from "~/features/sitemap/sitemap-entries";
import { catalogueTag, contentTag } from "~/lib/page-tags";
import { asUnavailable } from "~/lib/route-data";
import { settingsOf } from "~/lib/settings.server";
import { sharedFile } from "~/lib/shared-file";
import { type SitemapEntry, sitemapXml } from "~/lib/sitemap-xml";
import type { Route } from "./+types/sitemap-file";

/** One file of the sitemap: "brands.xml", "products-1.xml". */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { url, apiUrl } = settingsOf(context);
  const entries = await entriesOf(params.file, context.get(commerceContext), { url, apiUrl }).catch(
    (error: unknown) => {
      throw asUnavailable(error);
    },
  );
  if (!entries) throw data(null, { status: 404 });
  const tag = params.file.startsWith("products") ? catalogueTag : contentTag;
  return sharedFile(sitemapXml(entries), "application/xml", [tag]);
}

async function entriesOf(
  file: string,
  commerce: Commerce,
  { url, apiUrl }: { readonly url: string; readonly apiUrl: string },
): Promise<SitemapEntry[] | null> {
  const [, kind = "", number] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? [];
  if (kind === "products" && number) {
    const entries = await productSitemap(shopProducts(commerce, apiUrl), url, Number(number));
    return entries.length > 0 || number === "1" ? entries : null;
  }
  return isSitemapKind(kind) && !number ? sitemapEntries(kind, commerce, url) : null;
}
